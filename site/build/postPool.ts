import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { PostTask } from './postTask.ts';
import type * as Posts from './writePosts.ts';
import type { PostPage, PostJob } from './writePosts.ts';

/** Fewer posts than this are written in this thread, because starting others takes longer. */
const minPostsForThreads = 60;
/** Posts that a thread gets at a time. */
const batchSize = 25;
/** More threads are not faster: they wait for the same API and disk. */
const maxThreads = 4;
/** Heap limits of a thread, in MB. The sanitizer creates many short-lived objects. */
const heapLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const batchesOf = (tasks: readonly PostTask[]) =>
  Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, at) =>
    tasks.slice(at * batchSize, (at + 1) * batchSize),
  );

/** The module in the build, so that posts do not depend on sources that changed after it. */
const bundled = ({ paths }: PostJob) => pathToFileURL(join(paths.server, 'writePosts.js')).href;

const inThisThread = async (job: PostJob, tasks: readonly PostTask[]) => {
  const { writePosts } = (await import(bundled(job))) as typeof Posts;
  return writePosts({ job, tasks });
};

const inThreads = async (job: PostJob, tasks: readonly PostTask[]): Promise<PostPage[]> => {
  const threads = Math.min(maxThreads, availableParallelism());
  const pool = new Tinypool({
    filename: bundled(job),
    name: 'writePosts',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: heapLimits,
    // Without tsx, which turns each constant of the HTML parser into a function call.
    execArgv: [],
  });
  try {
    const written = await Promise.all(
      batchesOf(tasks).map((batch) => pool.run({ job, tasks: batch }) as Promise<PostPage[]>),
    );
    return written.flat();
  } finally {
    await pool.destroy();
  }
};

/** Writes posts, many of them in worker threads. Returns their pages in the same order. */
export const writeAllPosts = async (
  job: PostJob,
  tasks: readonly PostTask[],
): Promise<PostPage[]> => {
  // The sanitizer takes most of a second to load.
  if (tasks.length === 0) return [];
  return tasks.length < minPostsForThreads ? inThisThread(job, tasks) : inThreads(job, tasks);
};
