import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild, type InlineConfig } from 'vite';
import type { Places } from './places.ts';

const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' };

/** Builds the app for browsers and for Node. Both see the same sources, so class names agree. */
export const bundle = async ({ site, server, manifest, template }: Places) => {
  await viteBuild({
    ...common,
    build: {
      outDir: site,
      rollupOptions: { input: ['site/index.html'] },
    },
  });
  await viteBuild({
    ...common,
    publicDir: false,
    build: {
      outDir: server,
      ssr: true,
      // The second one is what each thread runs that writes articles.
      rollupOptions: { input: ['site/build/entry.tsx', 'site/build/writePosts.ts'] },
      // The same pictures as in the browser's build, so they need not be written twice.
      ssrEmitAssets: false,
    },
  });
  // Kept out of what is public: pages are made of them, now and when the blog is built again.
  await rename(join(site, '.vite/manifest.json'), manifest);
  await rename(join(site, 'index.html'), template);
  await rm(join(site, '.vite'), { recursive: true });
};
