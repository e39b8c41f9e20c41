import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild, type InlineConfig } from 'vite';
import { ownerFiles } from '../ownerFiles.ts';
import type { BuildPaths } from './buildPaths.ts';
import { documentStyles, rareMedia } from './documentStyles.ts';
import { sha256 } from './sha256.ts';

const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' };

/** Length of the hash in the names of built files, as in `vite.config.ts`. */
const hashLength = 6;

/** Writes the styles for paper and forced colors to a file. Returns its address. */
const writeRareStyles = async (site: string, css: string) => {
  const { rare } = documentStyles(css);
  const name = `assets/rare-${sha256(rare).slice(0, hashLength)}.css`;
  await writeFile(join(site, name), rare);
  return `/${name}`;
};

/**
 * Replaces the link to the styles: documents contain those for screens, see `pruneStyles.ts`. The link to
 * those for paper and forced colors is the last of the document, after the files that the first paint uses.
 */
const linkRareStyles = async (site: string, html: string) => {
  const [link = '', styles = ''] =
    /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/.exec(html) ?? [];
  if (!link) throw new Error('The built index.html has no style sheet.');
  const address = await writeRareStyles(site, await readFile(join(site, styles), 'utf8'));
  return html
    .replace(link, '')
    .replace('</body>', `<link rel="stylesheet" href="${address}" media="${rareMedia}"></body>`);
};

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
  const document = await readFile(join(site, 'index.html'), 'utf8');
  await writeFile(template, await linkRareStyles(site, document));
  await rm(join(site, 'index.html'));
  await rm(join(site, '.vite'), { recursive: true });
};
