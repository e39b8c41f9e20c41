import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Bundles `npm run serve` into one file of plain JavaScript, `serve.js`. It imports the packages in
 * `dependencies` of package.json, and nothing of the sources.
 */
export const bundleServer = async (folder: string) => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: {
      alias: [
        { find: /^\.\/mockApi\.ts$/, replacement: resolve('site/hosting/installedMockApi.ts') },
      ],
    },
    // As an installed package it would bring TypeScript, which it names as an optional peer.
    ssr: { noExternal: ['valibot'] },
    build: {
      ssr: 'site/hosting/serve.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
    },
  });
};
