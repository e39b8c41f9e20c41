import { forcedColors, noScript, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';
import { focusRing, forcedEdges } from './focusRing.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: vars.size.outline,
  '@media': {
    ...responsive({
      tablet: { gridTemplateColumns: 'minmax(0, 1fr)' },
      desktop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    }),
    print: { display: 'none' },
  },
});

export const link = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: vars.size.target,
  aspectRatio: '3 / 2',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      zIndex: vars.z.raised,
      insetInline: 0,
      insetBlockStart: 0,
      height: `calc(${vars.size.bar} + ${vars.size.outline})`,
      // A picture of the product's color would hide the bar.
      borderBlockEnd: `${vars.size.outline} solid ${vars.on.background}`,
    },
  },
  '@media': {
    ...responsive({
      tablet: { height: '100%' },
      desktop: { height: 'auto', aspectRatio: '4 / 3' },
    }),
    [forcedColors]: { selectors: { '&:focus-visible::after': forcedEdges } },
    // The bar stays at the first picture, because a script moves it.
    [noScript]: { selectors: { '&[data-current]::before': { display: 'none' } } },
  },
});

const barOf = (tone: Tone) => ({
  selectors: { '&[data-current]::before': { backgroundColor: vars.tone[tone].solid } },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-current]::before': { backgroundColor: 'Highlight' } },
    },
  },
});

/** The bar above the thumbnail of the current slide. */
export const currentBar = styleVariants({
  red: barOf('red'),
  blue: barOf('blue'),
  green: barOf('green'),
});
