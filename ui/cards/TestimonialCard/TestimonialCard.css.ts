import { largeText, responsive } from '../../foundations/media.ts';
import { globalStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Cards side by side end with their sources on one line.
  gridTemplateRows: '1fr auto',
  height: '100%',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
});

/** The card with a picture: a small one beside the source, or a large one beside the whole quote. */
export const pictured = styleVariants({
  md: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    // Beside the picture no word would fit.
    '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  lg: {
    '@media': responsive({
      tablet: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        columnGap: vars.space.xl,
        // Otherwise the ratio of the picture would decide its height.
        alignItems: 'stretch',
      },
    }),
  },
});

globalStyle(`:is(${pictured.md}, ${pictured.lg}) > :first-child`, {
  borderRadius: vars.radius.sm,
});
globalStyle(`${pictured.md} > :first-child`, {
  gridRow: '2',
  width: '6rem',
  '@media': responsive({ tablet: { width: '8.5rem' } }),
});
globalStyle(`${pictured.md} > ${words}`, { gridArea: '1 / 1 / auto / -1', alignSelf: 'start' });
globalStyle(`${pictured.lg} > :first-child`, {
  '@media': responsive({ tablet: { gridArea: '1 / 2 / span 2' } }),
});

export const quote = style({
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  quotes: '"“" "”"',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});

export const size = styleVariants({
  md: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.body },
  lg: {
    fontFamily: vars.font.display,
    fontWeight: vars.fontWeight.display,
    fontSize: vars.fontSize.xl,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: vars.tracking.tight,
    textWrap: 'balance',
    '@media': responsive({ wide: { fontSize: vars.fontSize['2xl'] } }),
  },
});

export const source = style({
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});
export const author = style({ fontStyle: 'normal', fontWeight: vars.fontWeight.bold });
export const position = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
