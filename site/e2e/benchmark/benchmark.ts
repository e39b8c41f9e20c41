/**
 * Compares a first visit to each page with the floor page. `docs/performance.md` explains the options.
 * Rounds are interleaved, so that a busy moment slows every page alike. The limits are ratios, because
 * times differ between machines.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand } from '../../hosting/cliError.ts';
import { serve } from '../../hosting/serve.ts';
import { fixedRoutes } from '../../routes.ts';
import { writeFloor } from './floor.ts';
import { measure, metrics, scores, throttlings, withBrowser, type Measurement } from './measure.ts';
import { median } from './median.ts';

const post = '/blog/608-bearings-explained';

/** One page of each type. */
const pageTypes = [
  '/',
  '/hockey-tape',
  '/about',
  '/where-to-buy',
  '/contact',
  '/blog',
  post,
  '/guides/hockey-stick-taping',
  '/why-choose/quality',
];

const maxRatio = 1.15;
const maxBlockingMs = 30;
const maxShift = 0;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    throttling: { type: 'string', default: throttlings.join() },
    dist: { type: 'string', default: 'dist' },
  },
});
const rounds = Number(values.rounds);
/** Scores are of every page, times of one page of each type. */
const scored = values.pages
  ? values.pages.split(',')
  : [...fixedRoutes.map(({ path }) => path), post];
const chosen = throttlings.filter((name) => values.throttling.split(',').includes(name));

interface Target {
  name: string;
  url: string;
  /** Whether the limits hold for it. */
  isChecked: boolean;
}

const medians = (runs: readonly Measurement[]) =>
  Object.fromEntries(
    metrics.map((metric) => [metric, median(runs.map((run) => run[metric]))]),
  ) as Measurement;

/** Returns the median measurement of each target. */
const measureAll = async (targets: readonly Target[], throttling: (typeof throttlings)[number]) => {
  const runs = targets.map((): Measurement[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url }] of targets.entries()) {
      runs[index]?.push(await withBrowser((port) => measure(url, port, throttling)));
    }
  }
  return runs.map(medians);
};

/** Prints a table row for each target. Returns a sentence for each limit that a target is over. */
const report = (targets: readonly Target[], results: readonly Measurement[], title: string) => {
  const floor = results[0];
  if (!floor) return [];
  console.log(
    `\n| ${title} | FCP | LCP | LCP ÷ floor | TBT | CLS |\n| --- | --- | --- | --- | --- | --- |`,
  );
  return targets.flatMap(({ name, isChecked }, index) => {
    const { FCP, LCP, TBT, CLS } = results[index] ?? floor;
    const ratio = LCP / floor.LCP;
    const cells = [name, FCP.toFixed(0), LCP.toFixed(0), ratio.toFixed(2), TBT.toFixed(0), CLS];
    console.log(`| ${cells.join(' | ')} |`);
    if (!isChecked) return [];
    return [
      ratio > maxRatio && `${name}: LCP is ${ratio.toFixed(2)} × the floor's (${title})`,
      TBT > maxBlockingMs && `${name}: ${TBT.toFixed(0)} ms of blocking time (${title})`,
      CLS > maxShift && `${name}: a layout shift of ${CLS} (${title})`,
    ].filter((sentence) => sentence !== false);
  });
};

/** Returns a sentence for each path whose median score is below 100 in a category of Lighthouse. */
const scoreAll = async (origin: string, paths: readonly string[]) => {
  const failures: string[] = [];
  for (const path of paths) {
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await withBrowser((port) => scores(`${origin}${path}`, port)));
    }
    const found = (runs[0] ?? []).map((_, category) =>
      median(runs.map((run) => run[category] ?? 0)),
    );
    if (found.some((score) => score < 100)) failures.push(`${path}: scores ${found.join(', ')}`);
  }
  console.log(`\nScores: ${paths.length - failures.length} of ${paths.length} pages have 100.`);
  return failures;
};

const benchmark = async () => {
  const folder = await mkdtemp(resolve('.cache/floor-'));
  const builds = values.dist.split(',');
  await writeFloor(builds.at(-1) ?? '', folder);
  const sites = await Promise.all([folder, ...builds].map((dist) => serve({ dist, port: 0 })));
  const origins = sites.map(({ origin }) => origin);
  const targets: Target[] = [{ name: 'floor', url: `${origins[0]}/`, isChecked: false }];
  for (const path of values.pages?.split(',') ?? pageTypes) {
    for (const [index, build] of builds.entries()) {
      const name = builds.length > 1 ? `${path} (${build})` : path;
      const isChecked = index === builds.length - 1;
      targets.push({ name, url: `${origins[index + 1]}${path}`, isChecked });
    }
  }
  try {
    const failures: string[] = [];
    for (const throttling of chosen) {
      const results = await measureAll(targets, throttling);
      failures.push(...report(targets, results, `${throttling}, median of ${rounds}`));
    }
    failures.push(...(await scoreAll(origins.at(-1) ?? '', scored)));
    if (failures.length > 0) throw new CliError(`Over the limits:\n${failures.join('\n')}`);
  } finally {
    await Promise.all(sites.map((site) => site.close()));
    await rm(folder, { recursive: true });
  }
};

await runCommand(benchmark);
