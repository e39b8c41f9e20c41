import { setImmediate as nextTurn } from 'node:timers/promises';
import pMap from 'p-map';
import { hashOf } from '../api/hash.ts';
import { postPath } from '../api/paths.ts';
import { minutesOf, productsIn, readPost } from '../api/post.ts';
import type { PrerenderedPost } from '../api/postTypes.ts';
import { sanitizeParts } from '../api/sanitize/node.ts';
import { CliError } from '../hosting/cliError.ts';
import type { SiteDocument } from '../hosting/manifest.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { AnswerError, fetchApi } from './fetchApi.ts';
import {
  createRenderContext,
  renderDocument,
  writeDocument,
  type RenderContext,
} from './renderContext.ts';
import { sourceOf, type PostTask } from './postTask.ts';
import { postKey } from './removedPosts.ts';
import type { Effort } from './compress.ts';
import { documentFile, type BuildPaths } from './buildPaths.ts';

/** The source of posts and the folder of their pages. Can be sent to a worker thread. */
export interface PostJob {
  paths: BuildPaths;
  /** Folder for the documents. */
  out: string;
  /** Origin of the API. */
  api: string;
  /** The year in the footer. */
  year: number;
  effort: Effort;
}

/** A post that was written. */
export interface PostPage {
  /** Its key in the hosting manifest: the decoded path. */
  key: string;
  /** Canonical path, percent-encoded. */
  path: string;
  document: SiteDocument;
  title: string;
  /** ISO date of the last change. */
  changed: string | undefined;
  /** Hash of what it was rendered from: the API's answer, and the posts that it links to. */
  source: string;
}

/** Posts that one thread writes at the same time. */
const concurrency = 4;

const leaveOut = (slug: string, { message }: Error): undefined => {
  console.warn(`Left out the post '${slug}': ${message}`);
};

interface FetchedPost {
  post: PrerenderedPost;
  check: DocumentCheck;
  source: string;
}

const fetchPost = async (api: string, task: PostTask): Promise<FetchedPost | undefined> => {
  const { slug } = task;
  const path = postPath(slug) ?? '';
  try {
    const answer = await fetchApi(api, path);
    const { content, ...post } = readPost(answer.data, slug);
    const safe = sanitizeParts(content);
    return {
      post: {
        ...post,
        content: safe,
        minutes: minutesOf(content),
        products: productsIn(content),
        hash: hashOf(content),
      },
      check: { path, etag: answer.etag },
      source: sourceOf(task, answer),
    };
  } catch (error) {
    // A post that is missing or malformed is left out. An API that is down fails the build.
    if (!(error instanceof AnswerError || error instanceof TypeError)) throw error;
    return leaveOut(slug, error);
  }
};

const writeOne = async (context: RenderContext, { api, year, effort }: PostJob, task: PostTask) => {
  const fetched = await fetchPost(api, task);
  // The sanitizer's documents are freed only when the event loop gets a turn.
  await nextTurn();
  if (!fetched) return [];
  const { slug, related } = task;
  const { post, check, source } = fetched;
  const key = postKey(slug);
  const path = context.app.postHref(slug);
  const page = {
    path,
    page: context.app.routeOf(path).page,
    file: documentFile(key),
    prerendered: { path, year, data: { post, related } },
    check,
  };
  const rendered = await renderDocument(context, page).catch((error: unknown) => {
    // Our own fault, and that of the disk, are the same for every post.
    if (!(error instanceof Error) || error instanceof CliError || 'code' in error) throw error;
    return leaveOut(slug, error);
  });
  if (!rendered) return [];
  const { document } = await writeDocument(context, rendered, effort);
  const changed = post.updatedAt?.iso ?? post.publishedAt?.iso;
  return [{ key, path, document, title: post.title, changed, source } satisfies PostPage];
};

const contexts = new Map<string, Promise<RenderContext>>();

/** Writes posts, four at a time. Leaves out those that are missing or malformed, with a warning. */
export const writePosts = async ({
  job,
  tasks,
}: {
  job: PostJob;
  tasks: readonly PostTask[];
}): Promise<PostPage[]> => {
  const context = contexts.get(job.out) ?? createRenderContext(job.paths, job.out);
  contexts.set(job.out, context);
  const opened = await context;
  return (await pMap(tasks, (task) => writeOne(opened, job, task), { concurrency })).flat();
};
