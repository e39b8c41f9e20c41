/** Decides which posts a build renders. */
import pMap from 'p-map';
import { postPath } from '../api/paths.ts';
import { postTasks } from './blogPages.ts';
import type { BuildPaths } from './buildPaths.ts';
import type { Effort } from './compress.ts';
import { AnswerError, fetchApi, type FetchedPosts } from './fetchApi.ts';
import { sourceOf, type PostTask } from './postTask.ts';
import { hashSurroundings, type BuildRecord } from './record.ts';
import { postKey } from './removedPosts.ts';
import type { RenderContext } from './renderContext.ts';
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
  /** The answer of the API for each post, by its key. Empty when all posts are rendered. */
  sources: Readonly<Record<string, string>>;
  /** Whether every page of the last build stays as it is. */
  isUnchanged: boolean;
}

/** Returns the hash of what the page of a post is rendered from, or why the API has none. */
const fetchSource = async (api: string, task: PostTask): Promise<string> => {
  try {
    return sourceOf(task, await fetchApi(api, postPath(task.slug) ?? ''));
  } catch (error) {
    if (error instanceof AnswerError) return error.message;
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
  { app }: RenderContext,
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
  const all = postTasks(posts, app);
  if (record?.surroundings !== surroundings) {
    return { surroundings, lists, effort, tasks: all, kept: [], sources: {}, isUnchanged: false };
  }
  const known = new Map(record.posts.map((page) => [page.key, page]));
  const fetched = await pMap(
    all,
    async (task) => [postKey(task.slug), await fetchSource(api, task)] as const,
    { concurrency },
  );
  const sources = Object.fromEntries(fetched);
  const keptOf = (key: string) => {
    const page = known.get(key);
    return page && page.source === sources[key] ? [page] : [];
  };
  const kept = fetched.flatMap(([key]) => keptOf(key));
  const tasks = all.filter(({ slug }) => {
    const key = postKey(slug);
    // A post that was left out is left out again, until the API answers otherwise.
    const isLeftOut = !known.has(key) && record.leftOut?.[key] === sources[key];
    return !isLeftOut && keptOf(key).length === 0;
  });
  const isUnchanged = tasks.length === 0 && lists === record.lists;
  return { surroundings, lists, effort, tasks, kept, sources, isUnchanged };
};
