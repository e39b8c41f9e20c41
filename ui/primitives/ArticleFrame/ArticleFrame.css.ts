import { forcedColors, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** How far the cover reaches below the dark head. */
const overlap = vars.space.xl;
const darkEnds = `calc(100% - ${overlap} - ${vars.size.bar})`;
const lineEnds = `calc(100% - ${overlap})`;

export const head = style({
  position: 'relative',
  // Clips horizontally only, so that the cover's shadow stays visible below.
  overflowX: 'clip',
  borderBlockEnd: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  selectors: {
    // The dark background and the red line end above the bottom of the cover.
    '&[data-covered]': {
      borderBlockEnd: 0,
      backgroundColor: 'transparent',
      backgroundImage: `linear-gradient(${vars.on.background} ${darkEnds}, ${vars.tone.red.solid} 0 ${lineEnds}, transparent 0)`,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-covered]': { backgroundImage: 'none' } } },
    print: { borderBlockEnd: 0, selectors: { '&[data-covered]': { backgroundImage: 'none' } } },
  },
});

const absent = { display: 'none' } as const;

// The center circle in place of a cover, hidden on narrow windows.
export const mark = style({
  ...absent,
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: '-4rem',
      width: '34rem',
      aspectRatio: '1',
      translate: '0 34%',
      color: vars.on.line,
      // Cuts the part below the dark background.
      clipPath: 'inset(0 0 34% 0)',
    },
  }),
});

export const opening = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': responsive({
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['3xl'] },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  maxWidth: vars.size.headline,
  paddingBlock: `${vars.space.lg} ${vars.space['2xl']}`,
  selectors: { '[data-covered] &': { paddingBlockEnd: 0 } },
  '@media': {
    ...responsive({
      desktop: {
        alignSelf: 'center',
        selectors: {
          '[data-covered] &': { paddingBlockEnd: `calc(${overlap} + ${vars.space['2xl']})` },
        },
      },
    }),
    print: { padding: 0 },
  },
});

const coverBox = style({
  overflow: 'clip',
  alignSelf: 'end',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.raised,
  '@media': responsive({ desktop: { paddingBlockStart: 0 } }),
});
export const cover = `${coverBox} ${printStyle(absent)}`;

// On phones, a wide cover would be a strip.
insideStyle(coverBox, '> :first-child', { '@media': { [phoneScreen]: { aspectRatio: '4 / 3' } } });
