/** The results of axe in the last run of each story: `npm run test:stories` writes them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { StoriesFile } from '../storiesFiles.ts';
import type { Accessibility } from './types.ts';

/** The result of one story. */
export interface StoryResult {
  violations: number;
  /** How many rules of axe found something to check. */
  rules: number;
  /** `2026-11-22` */
  date: string;
  /** The hash of the folder of its component. */
  sources: string;
}

export type StoryRecord = Readonly<Record<string, StoryResult>>;

const file = '.cache/health/stories.json';

export const readRecord = (root: string): StoryRecord => {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StoryRecord) : {};
};

/** Adds results to the record, in place of older ones of the same stories. */
export const addToRecord = (root: string, results: StoryRecord) => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...readRecord(root), ...results }));
};

/** Returns a hash of the files in a folder, without those in folders below it. */
export const hashFolder = (folder: string): string => {
  const hash = createHash('sha1');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of files.map((entry) => entry.name).toSorted()) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
};

/** Returns the result of the recorded stories of a component. The record keeps deleted stories, too. */
export const accessibilityOf = (
  record: StoryRecord,
  { title, path, stories }: StoriesFile,
  root: string,
): Accessibility | undefined => {
  const results = stories.flatMap((name) => record[toId(title, name)] ?? []);
  if (results.length === 0) return undefined;
  const sources = hashFolder(join(root, dirname(path)));
  return {
    stories: results.length,
    rules: Math.max(...results.map(({ rules }) => rules)),
    violations: results.reduce((sum, { violations }) => sum + violations, 0),
    date: results.map(({ date }) => date).toSorted()[0] ?? '',
    isOld: results.some((result) => result.sources !== sources),
  };
};
