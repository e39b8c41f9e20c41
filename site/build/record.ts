/**
 * Records the data that the posts of a build were rendered from, so that `build:blog` renders only those that changed.
 * `dist/record.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareCardSources } from '#ui/share-card';
import { heroPicture } from '../content/pictures.ts';
import { listFiles } from '../hosting/manifest.ts';
import type { BuildPaths } from './buildPaths.ts';
import type { Effort } from './compress.ts';
import { sha256 } from './sha256.ts';
import type { PostPage } from './writePosts.ts';

export interface BuildRecord {
  /** Hash of all that pages depend on besides the API; see `hashSurroundings`. */
  surroundings: string;
  /** Hash of what the API answered for the lists. */
  lists: string;
  posts: readonly PostPage[];
  /** The answers of the API for posts that have no page because of them, by their keys. */
  leftOut?: Readonly<Record<string, string>>;
}

/**
 * Returns a hash of the bundle, of the drawing of share cards, and of the settings that all posts are
 * rendered with.
 */
export const hashSurroundings = async (
  { server, manifest, template }: BuildPaths,
  settings: { year: number; effort: Effort },
): Promise<string> => {
  const bundled = [...listFiles(server)].toSorted().map((name) => join(server, name));
  const drawn = shareCardSources({ title: '', picture: heroPicture.name });
  const contents: (string | Buffer)[] = [];
  for (const file of [manifest, template, ...bundled, ...drawn])
    contents.push(await readFile(file));
  return sha256(JSON.stringify(settings), ...contents);
};

/** Returns the record of a build; undefined when it has none that can be read. */
export const readRecord = async ({ record }: BuildPaths): Promise<BuildRecord | undefined> => {
  try {
    return JSON.parse(await readFile(record, 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
};

export const writeRecord = (
  { record }: BuildPaths,
  { surroundings, lists, posts, leftOut = {} }: BuildRecord,
): Promise<void> => writeFile(record, JSON.stringify({ surroundings, lists, posts, leftOut }));
