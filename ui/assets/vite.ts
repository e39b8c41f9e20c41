/** The Vite plugins that anything built from ui needs: its styles, its pictures, its logo. */
import { readFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { logoSymbol } from './logo/symbol.ts';
import { filesOf } from './pictures/presets.ts';

/** Compiles `*.css.ts`. */
export const styles = () => vanillaExtractPlugin();

/** Makes a picture in the widths and formats of its import's preset; keeps what it made in `.cache/`. */
export const pictures = () =>
  imagetools({
    include: /^[^?]+\.webp\?preset=/,
    defaultDirectives: new URLSearchParams('as=picture'),
    resolveConfigs: (entries) => {
      const [, [preset = ''] = []] = entries.find(([key]) => key === 'preset') ?? [];
      return filesOf(preset);
    },
    cache: { enabled: true, dir: new URL('../../.cache/pictures', import.meta.url).pathname },
  });

/** Puts the logo's drawing at the start of a page's body. */
export const logo = (): Plugin => ({
  name: 'crossbar-logo',
  async transformIndexHtml(html) {
    const lockup = await readFile(new URL('./logo/lockup.svg', import.meta.url), 'utf8');
    return html.replace('<body>', `<body>${logoSymbol(lockup)}`);
  },
});
