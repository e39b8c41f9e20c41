import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the project. Tests pass texts that are no file. */
export interface Source {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** The project's own folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The paths of all files below a folder of the project. */
export const pathsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .toSorted();

/** One file of the project. */
export const sourceAt = (path: string): Source => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
});

/** The files below a folder whose path matches. */
export const sourcesIn = (folder: string, pattern: RegExp): Source[] =>
  pathsIn(folder)
    .filter((path) => pattern.test(path))
    .map(sourceAt);
