import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { BuildPaths } from './buildPaths.ts';

const entry = 'main.tsx';

const collect = (manifest: Manifest, key: string, seen: Map<string, string>) => {
  if (seen.has(key)) return;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  seen.set(key, `/${chunk.file}`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen);
};

/**
 * Returns the addresses of the scripts of a page, that of the app first, without lazy parts.
 *
 * @throws {Error} when the manifest has no such page
 */
export const pageScripts = (manifest: Manifest, page: string): string[] => {
  const scripts = new Map<string, string>();
  collect(manifest, entry, scripts);
  collect(manifest, `pages/${page}.tsx`, scripts);
  return [...scripts.values()];
};

/**
 * Returns the address of the style sheet of all pages.
 *
 * @throws {Error} when the manifest has none
 */
export const appStyles = (manifest: Manifest): string => {
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The build has no style sheet.');
  return `/${sheet.file}`;
};

/** Returns the addresses of the fonts that every page preloads: that of headings, for English. */
export const fontAssets = (manifest: Manifest): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /archivo[^/]*-basic-[^/]*\.woff2$/.test(file))
    .map((file) => `/${file}`);

export const readManifest = async ({ manifest }: BuildPaths): Promise<Manifest> =>
  JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
