/**
 * How fast the blog is written, and in how much memory: `npm run benchmark`, after `npm run build`.
 * Other sizes: `npm run benchmark -- 200 2000`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { CliError, runCommand } from '../../hosting/cliError.ts';
import { openBuild } from '../../hosting/manifest.ts';
import { drawShareCard } from '#ui/share-card';

const sizes = [100, 1000, 10_000];
/** Share pictures are kept by their content; these many are drawn to see how long one takes. */
const cards = 40;

const started = v.object({ port: v.number() });
const result = v.object({ posts: v.number(), seconds: v.number(), peak: v.number() });

const start = (file: string, argument: string) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [argument], {
    execArgv: ['--import', 'tsx'],
  });

const messageOf = async <T>(child: ChildProcess, schema: v.GenericSchema<unknown, T>) => {
  const gone = once(child, 'exit').then(([code]) => {
    throw new CliError(`A process of the benchmark ended with code ${String(code)}.`);
  });
  const said = once(child, 'message').then(([message]) => v.parse(schema, message));
  const answer = await Promise.race([said, gone]);
  gone.catch(() => {});
  return answer;
};

const measure = async (count: number) => {
  const api = start('manyPosts.ts', String(count));
  try {
    const { port } = await messageOf(api, started);
    return await messageOf(start('writeBlog.ts', `http://127.0.0.1:${port}`), result);
  } finally {
    api.kill();
  }
};

const report = async (count: number) => {
  const { posts, seconds, peak } = await measure(count);
  const rate = (posts / seconds).toFixed(0).padStart(6);
  console.log(
    `${String(posts).padStart(6)} posts: ${seconds.toFixed(1).padStart(6)} s, ${rate} posts/s, peak memory ${(peak / 1e6).toFixed(0)} MB`,
  );
};

const reportCards = async () => {
  const before = performance.now();
  for (let at = 0; at < cards; at += 1) {
    await drawShareCard({ title: `How to lace a skate, part ${at}`, picture: 'hero-wide' });
  }
  const each = (performance.now() - before) / cards;
  console.log(`Share pictures, once for each title: ${each.toFixed(0)} ms each`);
};

await runCommand(async () => {
  openBuild('dist');
  const wanted = process.argv.slice(2).map(Number);
  for (const count of wanted.length > 0 ? wanted : sizes) await report(count);
  await reportCards();
});
