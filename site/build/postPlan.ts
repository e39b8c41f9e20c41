/** Decides which posts a build renders. */
import pMap from 'p-map';
import { postPath } from '../api/paths.ts';
import { groupByCategory, postTasks } from './blogPages.ts';
import type { BuildPaths } from './buildPaths.ts';
import type { Effort } from './compress.ts';
import { AnswerError, fetchApi, type FetchedPosts } from './fetchApi.ts';
import { sourceOf, type PostTask } from './postTask.ts';
import { hashSurroundings, type BuildRecord } from './record.ts';
import { postKey } from './removedPosts.ts';
import { sha256 } from './sha256.ts';
import type { PostPage } from './writePosts.ts';

/** More posts than this are compressed fast: the last 10 % of their size takes ten times as long. */
const manyPosts = 100;
/** Requests at the same time. */
const concurrency = 16;

export interface PostPlan {
  /** Hash of all that pages depend on besides the API. */
  surroundings: string;
  /** Hash of what the lists are rendered from. */
  lists: string;
  effort: Effort;
  /** The posts to render. */
  tasks: readonly PostTask[];
  /** The pages of the last build that stay as they are. */
  kept: readonly PostPage[];
  /** Whether every page of the last build stays as it is. */
  isUnchanged: boolean;
}

/** Returns the page of a post when it would be rendered from the same data again. */
const keptPage = async (api: string, task: PostTask, page: PostPage | undefined) => {
  if (!page) return [];
  try {
    const answer = await fetchApi(api, postPath(task.slug) ?? '');
    return sourceOf(task, answer) === page.source ? [page] : [];
  } catch (error) {
    // Requested again, and then left out with a warning.
    if (error instanceof AnswerError) return [];
    throw error;
  }
};

/**
 * Compares the answers of the API with the record of the last build. Asks for each post, because the
 * list does not show when the text of one has changed.
 *
 * @param record that of the last build; without one, all posts are rendered
 * @throws {CliError} when the API does not answer
 */
export const planPosts = async (
  paths: BuildPaths,
  input: {
    api: string;
    year: number;
    list: FetchedPosts;
    record?: BuildRecord | undefined;
  },
): Promise<PostPlan> => {
  const { api, year, list, record } = input;
  const { posts } = list;
  const effort = posts.length > manyPosts ? 'fast' : 'best';
  const surroundings = await hashSurroundings(paths, { year, effort });
  const lists = sha256(JSON.stringify(list));
  const all = postTasks(groupByCategory(posts));
  if (record?.surroundings !== surroundings) {
    return { surroundings, lists, effort, tasks: all, kept: [], isUnchanged: false };
  }
  const known = new Map(record.posts.map((page) => [page.key, page]));
  const pages = await pMap(all, (task) => keptPage(api, task, known.get(postKey(task.slug))), {
    concurrency,
  });
  const kept = pages.flat();
  const tasks = all.filter((_, index) => pages[index]?.length === 0);
  const isUnchanged = tasks.length === 0 && lists === record.lists;
  return { surroundings, lists, effort, tasks, kept, isUnchanged };
};
