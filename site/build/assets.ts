import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { Places } from './places.ts';

/** The files of the built site that a page is made of. */
export interface PageAssets {
  /** Addresses of the styles, in the order of the cascade. */
  styles: string[];
  /** Addresses of the scripts that run before the page can be used. */
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

/** What a page needs, the app's own first. Lazy parts are left out. */
export const pageAssets = (manifest: Manifest, page: string): PageAssets => {
  const assets: PageAssets = { styles: [], scripts: [] };
  const seen = new Set<string>();
  collect(manifest, 'index.html', seen, assets);
  collect(manifest, entry, seen, assets);
  collect(manifest, `pages/${page}.tsx`, seen, assets);
  return { styles: [...new Set(assets.styles)], scripts: [...new Set(assets.scripts)] };
};

/** The scripts that the document itself asks for; everything else waits. */
export const bootScripts = (manifest: Manifest): string[] => {
  const assets: PageAssets = { styles: [], scripts: [] };
  collect(manifest, 'index.html', new Set(), assets);
  return assets.scripts;
};

/** Addresses of the two fonts, which every first screen needs. */
export const fontAssets = (manifest: Manifest): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/${file}`);

export const readManifest = async ({ manifest }: Places): Promise<Manifest> =>
  JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
