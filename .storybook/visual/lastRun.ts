/** The new pictures of the last comparison, which `npm run accept` stores while the sources are the same. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { baselineOf } from './baselineFiles.ts';
import { resultsFile, sourcesFile, storiesFile } from './paths.ts';
import { screenshotsOf, type Story } from './screenshots.ts';

/** Returns a hash of the working tree, the packages, and the variables that stories are built from. */
const hashSources = (): string => {
  const env = { ...process.env, GIT_INDEX_FILE: `${sourcesFile}.index` };
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', env }).trim();
  // A copy, because `git add` would stage everything.
  copyFileSync(`${git('rev-parse', '--git-dir')}/index`, env.GIT_INDEX_FILE);
  git('add', '--all');
  // Accepting or signing one story must leave the pictures of the others valid.
  const own = ['.storybook/visual/baselines', '.storybook/signoff.json'];
  git('rm', '-rq', '--cached', '--ignore-unmatch', ...own);
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

/** Returns the result of each screenshot by its label. */
const resultsOf = ({ suites }: JSONReport) => {
  // Each file of tests is a suite. Those of docs pages have other titles.
  const specs = suites.flatMap((suite) => suite.specs);
  return new Map(specs.map((spec) => [spec.title, spec.tests[0]?.results[0]]));
};

/**
 * Returns the new pictures of the screenshots whose label matches, by the name of their file: an empty
 * map when none differs. Returns nothing when there is none, or when one of them was not run, its story
 * failed, or it was compared with another baseline.
 */
export const newPictures = (
  report: JSONReport,
  stories: readonly Story[],
  label: RegExp,
  isSameBaseline: (file: string) => boolean,
): ReadonlyMap<string, string> | undefined => {
  const results = resultsOf(report);
  const pictures = new Map<string, string>();
  const named = stories.flatMap(screenshotsOf).filter((each) => label.test(each.label));
  if (named.length === 0) return undefined;
  for (const one of named) {
    const { status, attachments = [] } = results.get(one.label) ?? {};
    if (status === 'passed' && isSameBaseline(one.file)) continue;
    const path = attachments.find(({ name }) => name.endsWith('-actual.png'))?.path;
    // Playwright keeps the previous picture, too, of a story that does not stand still.
    const isUnstable = attachments.some(({ name }) => name.endsWith('-previous.png'));
    if (!path || isUnstable) return undefined;
    pictures.set(one.file, path);
  }
  return pictures;
};

/** Returns when a baseline was written, in ms since 1970, or nothing when it does not exist. */
const writtenAt = (file: string) => statSync(baselineOf(file), { throwIfNoEntry: false })?.mtimeMs;

const runStart = () => statSync(sourcesFile).mtimeMs;

/** Returns whether a baseline was there when the last run started, and has not been written since. */
const isOlderThanRun = (file: string) => (writtenAt(file) ?? Infinity) < runStart();

/** Returns whether a baseline was written after the last run started. */
export const isAcceptedSince = (file: string) => (writtenAt(file) ?? 0) >= runStart();

/** Returns whether each screenshot was taken, and has passed or was accepted since. */
export const areAllAccepted = (
  report: JSONReport,
  stories: readonly Story[],
  isAccepted: (file: string) => boolean,
): boolean => {
  const results = resultsOf(report);
  return stories.flatMap(screenshotsOf).every(({ label, file }) => {
    const result = results.get(label);
    return result && (result.status === 'passed' || isAccepted(file));
  });
};

const readLastRun = () => ({
  report: JSON.parse(readFileSync(resultsFile, 'utf8')) as JSONReport,
  stories: JSON.parse(readFileSync(storiesFile, 'utf8')) as Story[],
});

/** Returns the new pictures of the last run, or nothing when the sources have changed since. */
export const picturesOfLastRun = (label: RegExp): ReadonlyMap<string, string> | undefined => {
  if (!existsSync(resultsFile) || !existsSync(sourcesFile)) return undefined;
  if (readFileSync(sourcesFile, 'utf8') !== hashSources()) return undefined;
  const { report, stories } = readLastRun();
  const pictures = newPictures(report, stories, label, isOlderThanRun);
  return pictures && [...pictures.values()].every((path) => existsSync(path))
    ? pictures
    : undefined;
};

/** Returns whether all new pictures of the last run are accepted, and it left out no story. */
export const isLastRunAccepted = (): boolean => {
  const { report, stories } = readLastRun();
  return areAllAccepted(report, stories, isAcceptedSince);
};
