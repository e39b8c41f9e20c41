/** The new pictures of the last comparison, which `npm run accept` stores while the sources are the same. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { resultsFile, sourcesFile, storiesFile } from './paths.ts';
import { screenshotsOf, type Story } from './screenshots.ts';

/** Returns a hash of what stories are built from: the working tree, the packages, and the variables. */
const hashSources = (): string => {
  const env = { ...process.env, GIT_INDEX_FILE: `${sourcesFile}.index` };
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', env }).trim();
  // A copy, because `git add` would stage everything.
  copyFileSync(`${git('rev-parse', '--git-dir')}/index`, env.GIT_INDEX_FILE);
  git('add', '--all');
  // Accepting one story must leave the pictures of the others valid.
  git('rm', '-rq', '--cached', '--ignore-unmatch', '.storybook/visual/baselines');
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return createHash('sha256')
    .update(git('write-tree'))
    .update(readFileSync('node_modules/.package-lock.json'))
    .update(JSON.stringify(variables))
    .digest('hex');
};

/** Forgets the last run. Must be called before Storybook is built: a file may change during the run. */
export const startRun = ({ isComparison }: { isComparison: boolean }) => {
  mkdirSync(dirname(sourcesFile), { recursive: true });
  for (const file of [resultsFile, sourcesFile]) rmSync(file, { force: true });
  if (isComparison && existsSync('.git')) writeFileSync(sourcesFile, hashSources());
};

/**
 * Returns the new pictures of the screenshots whose label matches, by the name of their file. Returns
 * nothing when one of them was not run, its story failed, or none differs.
 */
export const newPictures = (
  { suites }: JSONReport,
  stories: readonly Story[],
  label: RegExp,
): ReadonlyMap<string, string> | undefined => {
  const tests = new Map(suites[0]?.specs.map((spec) => [spec.title, spec.tests[0]?.results[0]]));
  const pictures = new Map<string, string>();
  for (const one of stories.flatMap(screenshotsOf).filter((each) => label.test(each.label))) {
    const { status, attachments = [] } = tests.get(one.label) ?? {};
    if (status === 'passed') continue;
    const path = attachments.find(({ name }) => name.endsWith('-actual.png'))?.path;
    // Playwright keeps the previous picture, too, of a story that does not stand still.
    const isUnstable = attachments.some(({ name }) => name.endsWith('-previous.png'));
    if (!path || isUnstable) return undefined;
    pictures.set(one.file, path);
  }
  return pictures.size > 0 ? pictures : undefined;
};

/** Returns the new pictures of the last run, or nothing when the sources have changed since. */
export const picturesOfLastRun = (label: RegExp): ReadonlyMap<string, string> | undefined => {
  if (!existsSync(resultsFile) || !existsSync(sourcesFile)) return undefined;
  if (readFileSync(sourcesFile, 'utf8') !== hashSources()) return undefined;
  const report = JSON.parse(readFileSync(resultsFile, 'utf8')) as JSONReport;
  const stories = JSON.parse(readFileSync(storiesFile, 'utf8')) as Story[];
  const pictures = newPictures(report, stories, label);
  return pictures && [...pictures.values()].every((path) => existsSync(path))
    ? pictures
    : undefined;
};
