/** The Vite plugins that anything built from ui needs: its styles, its pictures, its logo. */
import { readFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { logoSymbol } from './logo/symbol.ts';

/** Compiles `*.css.ts`. */
export const styles = () => vanillaExtractPlugin();

/** Makes a picture in the widths and formats its import asks for; keeps what it made in `.cache/`. */
export const pictures = () =>
  imagetools({
    // AVIF at this effort is as small as at the usual one, and made in a sixth of the time.
    defaultDirectives: new URLSearchParams('effort=2'),
    include: /^[^?]+\.(svg|jpe?g|png|webp)\?.*\bformat=/,
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
