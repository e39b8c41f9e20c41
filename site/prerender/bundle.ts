import { join } from 'node:path';
import { build as viteBuild, type InlineConfig } from 'vite';

/** Where a build puts its parts before it takes the place of the one before. */
export interface Stage {
  /** Public files. */
  site: string;
  /** The app for Node. */
  server: string;
}

export const stageIn = (folder: string): Stage => ({
  site: join(folder, 'site'),
  server: join(folder, 'server'),
});

const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' };

/** Builds the app for browsers and for Node. Both see the same sources, so class names agree. */
export const bundle = async ({ site, server }: Stage) => {
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
      ssr: 'prerender/entry.tsx',
      // The same pictures as in the browser's build, so they need not be written twice.
      ssrEmitAssets: false,
    },
  });
};
