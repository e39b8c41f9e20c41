import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { writePosts, type PostPage, type PostPlan, type PostTask } from './writePosts.ts';

/** Fewer posts than this are written in this thread, because starting others takes longer. */
const minPostsForThreads = 60;
/** Posts that a thread gets at a time. */
const batchSize = 25;
/** More threads are not faster: they wait for the same API and disk. */
const maxThreads = 4;
/** Heap limits of a thread, in MB. The sanitizer creates many short-lived objects. */
const heapLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 64 };

const batchesOf = (tasks: readonly PostTask[]) =>
  Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, at) =>
    tasks.slice(at * batchSize, (at + 1) * batchSize),
  );

const inThreads = async (plan: PostPlan, tasks: readonly PostTask[]): Promise<PostPage[]> => {
  const threads = Math.min(maxThreads, availableParallelism());
  const pool = new Tinypool({
    filename: pathToFileURL(join(plan.paths.server, 'writePosts.js')).href,
    name: 'writePosts',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: heapLimits,
  });
  try {
    const written = await Promise.all(
      batchesOf(tasks).map((batch) => pool.run({ plan, tasks: batch }) as Promise<PostPage[]>),
    );
    return written.flat();
  } finally {
    await pool.destroy();
  }
};

/** Writes all posts, many of them in worker threads. Returns their pages in the same order. */
export const writeAllPosts = (plan: PostPlan, tasks: readonly PostTask[]): Promise<PostPage[]> =>
  tasks.length < minPostsForThreads ? writePosts({ plan, tasks }) : inThreads(plan, tasks);
