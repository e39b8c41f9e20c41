import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { writePosts, type PostPage, type PostPlan, type PostTask } from './writePosts.ts';

/** Fewer articles than this are written here: to start a thread takes longer. */
const worthThreads = 60;
/** Articles that a thread gets at a time. */
const batchSize = 25;
/** More threads write no faster: they wait for the same API and the same disk. */
const mostThreads = 4;
/** Of one thread's heap, in MB. The sanitizer makes much that is young and soon forgotten. */
const heapLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 64 };

const batchesOf = (tasks: readonly PostTask[]) =>
  Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, at) =>
    tasks.slice(at * batchSize, (at + 1) * batchSize),
  );

const inThreads = async (plan: PostPlan, tasks: readonly PostTask[]): Promise<PostPage[]> => {
  const threads = Math.min(mostThreads, availableParallelism());
  const pool = new Tinypool({
    filename: pathToFileURL(join(plan.places.server, 'writePosts.js')).href,
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

/** Writes all articles, in their order; many of them on all processors at once. */
export const writeAllPosts = (plan: PostPlan, tasks: readonly PostTask[]): Promise<PostPage[]> =>
  tasks.length < worthThreads ? writePosts({ plan, tasks }) : inThreads(plan, tasks);
