import { build, type Plugin } from 'vite';

const source = '<script type="module" src="/boot.ts"></script>';

const bundleBoot = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      // Only a library is bundled without Vite's loader for preloads.
      lib: { entry: 'site/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (output?.type !== 'chunk') throw new Error('boot.ts was not bundled.');
  return output.code.trim();
};

/**
 * Returns a plugin that puts the code of `boot.ts` into the built document, because a request for it
 * would compete with the first picture. The content security policy allows it by its hash.
 */
export const inlineBoot = (): Plugin => ({
  name: 'crossbar-boot',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(source)) throw new Error(`index.html must hold ${source}.`);
      const code = await bundleBoot();
      return html.replace(source, () => `<script>${code}</script>`);
    },
  },
});
