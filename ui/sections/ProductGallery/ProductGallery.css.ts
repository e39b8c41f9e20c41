import { forcedColors, phoneScreen, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { focusRing, forcedEdges } from './focusRing.ts';

export const gallery = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.size.outline,
  '@media': responsive({
    tablet: {
      display: 'grid',
      // Both the picture and the four thumbnails beside it keep about 4:3.
      gridTemplateColumns: 'minmax(0, 15fr) minmax(0, 4fr)',
      gridTemplateRows: '100%',
      height: 'min(62vw, max(16rem, 100svh - 32rem))',
    },
    desktop: { display: 'flex', height: '100%' },
  }),
});

export const strip = style({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  // The thumbnails show the position.
  scrollbarWidth: 'none',
  '@media': { print: { overflow: 'visible' } },
});

export const slides = style({
  display: 'flex',
  flex: '0 0 100%',
  // As wide as the strip, although its content is four times as wide.
  minWidth: 0,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.size.outline,
    },
  },
});

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  aspectRatio: '4 / 3',
  // Everything above the end of the buy button fits into the first window.
  maxHeight: 'max(11rem, 100svh - 32rem)',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': {
    ...responsive({
      tablet: { aspectRatio: 'auto', maxHeight: 'none' },
      desktop: { minHeight: 'min(42vw, max(28rem, 100svh - 15rem))' },
    }),
    print: { minHeight: 0, maxHeight: 'none', aspectRatio: '4 / 3' },
  },
});

const onFocus = '&:focus-visible::before';

/** The link to the picture at its full size, with a plus in its corner. */
export const open = style({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    [onFocus]: focusRing,
    '&::after': {
      content: '"+"',
      position: 'absolute',
      zIndex: vars.z.raised,
      insetBlockStart: vars.space.sm,
      insetInlineEnd: vars.space.sm,
      display: 'grid',
      placeItems: 'center',
      width: vars.size.target,
      height: vars.size.target,
      border: `${vars.size.outline} solid`,
      borderRadius: vars.radius.round,
      backgroundColor: vars.on.background,
      fontSize: vars.fontSize['2xl'],
      lineHeight: vars.lineHeight.flat,
    },
  },
  '@media': {
    // On phones, the product reaches into the upper corner.
    [phoneScreen]: {
      selectors: { '&::after': { insetBlockStart: 'auto', insetBlockEnd: vars.space.sm } },
    },
    [forcedColors]: { selectors: { [onFocus]: forcedEdges } },
    print: { selectors: { '&::after': { display: 'none' } } },
  },
});
