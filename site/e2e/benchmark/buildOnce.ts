/** Runs one build in a child process, and sends its times and its peak of memory to the parent process. */
import { build } from '../../build/build.ts';
import { buildBlog } from '../../build/buildBlog.ts';
import type { Step } from '../../build/steps.ts';

export interface BuildRun {
  /** `blog` renders the posts into the last build. */
  kind: 'site' | 'blog';
  dist: string;
  /** Origin of the API. */
  api: string;
  /** Folder of drawn share cards. False draws none. */
  shareCache: string | false;
}

export interface BuildResult {
  seconds: number;
  /** Of all threads. */
  cpuSeconds: number;
  /** Peak of the resident memory of all threads together, in MB. */
  megabytes: number;
  steps: readonly Step[];
}

const { kind, dist, api, shareCache } = JSON.parse(process.argv[2] ?? '{}') as BuildRun;
const env = { ...process.env, API_ORIGIN: api, ALLOW_FEWER_POSTS: '1' };

const run = async () => {
  if (kind === 'site') return build({ env, dist, shareCache });
  await buildBlog({ env, dist, shareCache });
  return [];
};

const steps = await run();
const { user, system } = process.cpuUsage();
process.send?.({
  seconds: performance.now() / 1000,
  cpuSeconds: (user + system) / 1e6,
  megabytes: process.resourceUsage().maxRSS / 1024,
  steps,
} satisfies BuildResult);
