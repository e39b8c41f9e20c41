/** The Vite plugins that the site and Storybook share. */
import { readFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { createNamer } from './classNames.ts';
import { logoSymbol } from './logo/symbol.ts';
import { directivesOf } from './pictures/presets.ts';

/**
 * Returns the plugin that compiles `*.css.ts`.
 * @param names `short` for documents that visitors load; `default` is readable in development
 */
export const styles = (names: 'short' | 'default' = 'default') =>
  vanillaExtractPlugin(names === 'short' ? { identifiers: createNamer() } : {});

/** Returns the plugin that makes the files of a picture by the preset of its import. `&flop` mirrors it. Caches them in `.cache/pictures`. */
export const pictures = () =>
  imagetools({
    include: /^[^?]+\.webp\?preset=/,
    defaultDirectives: new URLSearchParams('as=picture'),
    resolveConfigs: (entries) => {
      const [, [preset = ''] = []] = entries.find(([key]) => key === 'preset') ?? [];
      const isMirrored = entries.some(([key]) => key === 'flop');
      return directivesOf(preset).map((one) => (isMirrored ? { ...one, flop: 'true' } : one));
    },
    cache: { enabled: true, dir: new URL('../../.cache/pictures', import.meta.url).pathname },
  });

/** Returns the plugin that puts the logo's symbol at the start of the body. */
export const logo = (): Plugin => ({
  name: 'crossbar-logo',
  async transformIndexHtml(html) {
    const lockup = await readFile(new URL('./logo/lockup.svg', import.meta.url), 'utf8');
    return html.replace('<body>', `<body>${logoSymbol(lockup)}`);
  },
});
