import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks, moreCharacters } from './fonts/metrics.ts';

// The first file of a family has no range: the second one, declared later, wins in its own.
const display = { fontWeight: '800', fontDisplay: 'swap' } as const;

globalFontFace('Crossbar Display', [
  {
    ...display,
    src: 'url("./fonts/archivo-expanded-800-basic.woff2") format("woff2")',
  },
  {
    ...display,
    src: 'url("./fonts/archivo-expanded-800-more.woff2") format("woff2")',
    unicodeRange: moreCharacters,
  },
]);

const text = { fontWeight: '400 700', fontDisplay: 'swap' } as const;

globalFontFace('Crossbar Text', [
  {
    ...text,
    src: 'url("./fonts/figtree-400-700-basic.woff2") format("woff2")',
  },
  {
    ...text,
    src: 'url("./fonts/figtree-400-700-more.woff2") format("woff2")',
    unicodeRange: moreCharacters,
  },
]);

// Local fonts scaled to the metrics of the web fonts, so that the swap does not shift the layout. Android
// has Roboto and no Arial, and some Linux systems only DejaVu.
const systemFiles = {
  Arial: {
    regular: 'local("Arial"), local("Liberation Sans")',
    bold: 'local("Arial Bold"), local("Liberation Sans Bold")',
  },
  Roboto: {
    regular: 'local("Roboto"), local("Roboto-Regular")',
    bold: 'local("Roboto Bold"), local("Roboto-Bold")',
  },
  'DejaVu Sans': { regular: 'local("DejaVu Sans")', bold: 'local("DejaVu Sans Bold")' },
} as const;

// Other scripts keep the size that the system gives them.
const latin = 'U+0-2ff, U+2000-22ff';

for (const system of ['Arial', 'Roboto', 'DejaVu Sans'] as const) {
  const { regular, bold } = systemFiles[system];
  const textMetrics = fallbacks[`Crossbar Text ${system}`];
  globalFontFace(`Crossbar Display ${system}`, {
    src: bold,
    fontWeight: '800',
    unicodeRange: latin,
    ...fallbacks[`Crossbar Display ${system}`][800],
  });
  globalFontFace(`Crossbar Text ${system}`, [
    { src: regular, fontWeight: '400', unicodeRange: latin, ...textMetrics[400] },
    { src: bold, fontWeight: '700', unicodeRange: latin, ...textMetrics[700] },
  ]);
}
