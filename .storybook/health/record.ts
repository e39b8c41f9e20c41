/** The results of axe in the last run of each story: `npm run test:stories` writes them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** The hash of the files that it was rendered from: see `sources.ts`. */
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

/**
 * Returns the result of the recorded stories of a component. The record keeps deleted stories, too.
 *
 * @param sources the hash of the files that the stories are rendered from now
 */
export const accessibilityOf = (
  record: StoryRecord,
  { title, stories }: StoriesFile,
  sources: string,
): Accessibility | undefined => {
  const results = stories.flatMap((name) => record[toId(title, name)] ?? []);
  if (results.length === 0) return undefined;
  return {
    stories: results.length,
    rules: Math.max(...results.map(({ rules }) => rules)),
    violations: results.reduce((sum, { violations }) => sum + violations, 0),
    date: results.map(({ date }) => date).toSorted()[0] ?? '',
    isOld: results.some((result) => result.sources !== sources),
  };
};
