import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild, type InlineConfig } from 'vite';
import { ownerFiles } from '../ownerFiles.ts';
import type { BuildPaths } from './buildPaths.ts';

const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' };

/** Documents contain their styles: see `pruneStyles.ts`. */
const withoutStyles = (html: string) => html.replace(/<link rel="stylesheet"[^>]*>/, '');

/** Bundles the app for browsers and for Node, from the same sources, so that class names agree. */
export const bundle = async ({ site, server, manifest, template, licenses }: BuildPaths) => {
  await viteBuild({
    ...common,
    plugins: [ownerFiles()],
    build: {
      outDir: site,
      rollupOptions: { input: { document: 'site/index.html', main: 'site/main.tsx' } },
    },
  });
  await viteBuild({
    ...common,
    plugins: [ownerFiles()],
    publicDir: false,
    build: {
      outDir: server,
      ssr: true,
      // Worker threads run the second entry.
      rollupOptions: { input: ['site/build/entry.tsx', 'site/build/writePosts.ts'] },
      // The browser bundle has the same pictures.
      ssrEmitAssets: false,
    },
  });
  // Moved out of the public folder; `build:blog` reads them again.
  await rename(join(site, '.vite/manifest.json'), manifest);
  await rename(join(site, '.vite/licenses.json'), licenses);
  await writeFile(template, withoutStyles(await readFile(join(site, 'index.html'), 'utf8')));
  await rm(join(site, 'index.html'));
  await rm(join(site, '.vite'), { recursive: true });
};
