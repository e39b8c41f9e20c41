import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks } from './fonts/fallbacks.ts';

globalFontFace('Crossbar Display', {
  src: 'url("./fonts/archivo-expanded-800.woff2") format("woff2")',
  fontWeight: '800',
  fontDisplay: 'swap',
});

globalFontFace('Crossbar Text', {
  src: 'url("./fonts/figtree-400-700.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Local fonts scaled to the metrics of the web fonts, so that the swap does not shift the layout.
globalFontFace('Crossbar Display Fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
  fontWeight: '800',
  ...fallbacks['Crossbar Display'],
});

globalFontFace('Crossbar Text Fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
  ...fallbacks['Crossbar Text'],
});
