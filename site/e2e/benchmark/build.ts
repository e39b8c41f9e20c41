/**
 * Measures how long posts take to build, and in how much memory. `docs/performance.md` explains the
 * options. The limits are ratios, because times differ between machines.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPathsIn } from '../../build/buildPaths.ts';
import { CliError, runCommand } from '../../hosting/cliError.ts';
import type { BuildResult, BuildRun } from './buildOnce.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000,10000' },
    cards: { type: 'boolean', default: false },
    limits: { type: 'boolean', default: false },
  },
});
const sizes = values.posts.split(',').map(Number);
/** Not `dist`: that of the checkout stays. */
const dist = resolve('.cache/benchmark-dist');
const shareCache = resolve('.cache/benchmark-share');

/** Most processor time of a post in the largest run, as a multiple of that in the smallest one. */
const maxGrowth = 1.05;
const maxMegabytes = 700;
/** Most time of a run after one edit, as a part of the run that renders every post. */
const maxEditPart = 0.25;
/** In seconds, for 1,000 posts on two processors. */
const maxSeconds = { posts: 8, withCards: 20, edit: 3, unchanged: 1 };

const start = (file: string, argument: string) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [argument], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new CliError(`A process of the benchmark has ended with code ${String(code)}.`);
  });
  // Every child ends at last.
  ended.catch(() => {});
  return Promise.race([once(child, 'message').then(([message]) => message as unknown), ended]);
};

const run = async (input: BuildRun): Promise<BuildResult> => {
  const child = start('buildOnce.ts', JSON.stringify(input));
  const result = (await nextMessage(child)) as BuildResult;
  if (child.exitCode === null) await once(child, 'exit');
  return result;
};

const row = (name: string, posts: number, { seconds, cpuSeconds, megabytes }: BuildResult) => {
  const perPost = (number: number) => ((number * 1000) / posts).toFixed(1);
  const cells = [name, posts, seconds.toFixed(1), cpuSeconds.toFixed(1)];
  console.log(
    `| ${[...cells, perPost(seconds), perPost(cpuSeconds), megabytes.toFixed(0)].join(' | ')} |`,
  );
};

const measureSite = async (api: string, posts: number) => {
  const site = await run({ kind: 'site', dist, api, shareCache: values.cards && shareCache });
  row('whole build', posts, site);
  for (const { name, seconds, cpuSeconds } of site.steps) {
    console.log(`|   ${name} | | ${seconds.toFixed(1)} | ${cpuSeconds.toFixed(1)} | | | |`);
  }
};

interface Measurement {
  posts: number;
  all: BuildResult;
  cards: BuildResult | undefined;
  edit: BuildResult;
  unchanged: BuildResult;
}

const measureBlog = async (server: ChildProcess, api: string, posts: number) => {
  const blog = async (name: string, cache: string | false) => {
    const result = await run({ kind: 'blog', dist, api, shareCache: cache });
    row(name, posts, result);
    return result;
  };
  // Without its record, a build has nothing to compare posts with.
  const renderAll = () => rm(buildPathsIn(dist).record, { force: true });
  await renderAll();
  const all = await blog('all posts', false);
  if (values.cards) {
    await rm(shareCache, { recursive: true, force: true });
    await renderAll();
  }
  const cards = values.cards ? await blog('all posts and share cards', shareCache) : undefined;
  server.send(Math.ceil(posts / 2));
  await nextMessage(server);
  const edit = await blog('one edited post', values.cards && shareCache);
  const unchanged = await blog('no changed post', values.cards && shareCache);
  return { posts, all, cards, edit, unchanged } satisfies Measurement;
};

/** Returns a sentence for each limit that a measurement is over. */
const faultsOf = ({ posts, all, cards, edit, unchanged }: Measurement) => {
  const faults = [
    all.megabytes > maxMegabytes && `${posts} posts: ${all.megabytes.toFixed(0)} MB`,
    edit.cpuSeconds > maxEditPart * all.cpuSeconds &&
      `${posts} posts: one edit takes ${((edit.cpuSeconds / all.cpuSeconds) * 100).toFixed(0)} % of all`,
  ];
  const times = { posts: all, withCards: cards, edit, unchanged };
  for (const [name, limit] of Object.entries(maxSeconds)) {
    const seconds = times[name as keyof typeof times]?.seconds ?? 0;
    const isOver = values.limits && seconds > (limit * posts) / 1000;
    faults.push(isOver && `${posts} posts, ${name}: ${seconds.toFixed(1)} s`);
  }
  return faults.filter((fault) => fault !== false);
};

const growthFault = (smallest: Measurement, largest: Measurement) => {
  const perPost = ({ all, posts }: Measurement) => all.cpuSeconds / posts;
  const growth = perPost(largest) / perPost(smallest);
  return growth > maxGrowth
    ? [
        `A post of ${largest.posts} takes ${growth.toFixed(2)} times as long as one of ${smallest.posts}`,
      ]
    : [];
};

const benchmark = async () => {
  const measured: Measurement[] = [];
  console.log('| run | posts | s | CPU s | ms a post | CPU ms a post | peak MB |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const posts of sizes) {
    const server = start('manyPosts.ts', String(posts));
    try {
      const api = `http://127.0.0.1:${String(await nextMessage(server))}`;
      if (measured.length === 0) await measureSite(api, posts);
      measured.push(await measureBlog(server, api, posts));
    } finally {
      server.kill();
    }
  }
  const [smallest, largest] = [measured[0], measured.at(-1)];
  const faults = measured.flatMap(faultsOf);
  if (smallest && largest) faults.push(...growthFault(smallest, largest));
  if (faults.length > 0) throw new CliError(`Over the limits:\n${faults.join('\n')}`);
};

await runCommand(async () => {
  try {
    await benchmark();
  } finally {
    for (const folder of [dist, shareCache]) await rm(folder, { recursive: true, force: true });
  }
});
