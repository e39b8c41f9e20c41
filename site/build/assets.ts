import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { BuildPaths } from './buildPaths.ts';

/** The built files that a page loads at once. Addresses start with '/'. */
export interface PageAssets {
  /** Style sheets, in the order of the cascade. */
  styles: string[];
  /** Scripts that run before the page is interactive. */
  scripts: string[];
}

const entry = 'main.tsx';

const collect = (manifest: Manifest, key: string, seen: Set<string>, assets: PageAssets) => {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen, assets);
  assets.styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
  assets.scripts.push(`/${chunk.file}`);
};

/**
 * Returns the files of a page, those of the app first, without lazy parts.
 *
 * @throws {Error} when the manifest has no such page
 */
export const pageAssets = (manifest: Manifest, page: string): PageAssets => {
  const assets: PageAssets = { styles: [], scripts: [] };
  const seen = new Set<string>();
  collect(manifest, entry, seen, assets);
  collect(manifest, `pages/${page}.tsx`, seen, assets);
  return { styles: [...new Set(assets.styles)], scripts: [...new Set(assets.scripts)] };
};

/** Returns the app's script, which imports the others. */
export const appScript = (manifest: Manifest): string => {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no ${entry}.`);
  return `/${chunk.file}`;
};

/** Returns the addresses of the fonts that every page preloads: that of headings, for English. */
export const fontAssets = (manifest: Manifest): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /archivo[^/]*-basic-[^/]*\.woff2$/.test(file))
    .map((file) => `/${file}`);

export const readManifest = async ({ manifest }: BuildPaths): Promise<Manifest> =>
  JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
