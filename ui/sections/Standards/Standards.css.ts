import { responsive } from '../../foundations/media.ts';
import { insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const heading = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockEnd: vars.space.xl,
});

export const row = style({
  display: 'grid',
  gap: vars.space.md,
  // More space before the line of the next row than after its own: the line belongs to what is below it.
  paddingBlock: `${vars.space.lg} ${vars.space.section}`,
  borderBlockStart: `${vars.size.bar} solid`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.xl,
      paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
    },
    desktop: { gap: vars.space['3xl'] },
  }),
});

const lineOf = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });

/** The line above a row, in the product's color. */
export const line = styleVariants({
  red: lineOf('red'),
  blue: lineOf('blue'),
  green: lineOf('green'),
});

// In the middle of the picture's height. On desktops it has space above and below however long the text is.
export const words = style({
  alignSelf: 'center',
  paddingBlock: `${vars.space.xs} 0`,
  '@media': responsive({ tablet: { paddingBlock: 0 }, desktop: { paddingBlock: vars.space.md } }),
});

// A rule above each, as in a table of dimensions. Only wide desktops have room for three side by side.
export const facts = style({
  display: 'grid',
  gap: vars.space.sm,
  maxWidth: vars.size.reading,
  paddingBlock: vars.space.xs,
  '@media': responsive({
    wide: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md },
  }),
});
export const fact = style({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `${vars.size.outline} solid ${vars.on.text}`,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

// Before its words on phones, and in every second row where the two are side by side.
export const picture = style({
  position: 'relative',
  order: -1,
  width: '100%',
  aspectRatio: '3 / 2',
  alignSelf: 'center',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  '@media': responsive({
    tablet: {
      // As high as the words beside it, and at least as a square.
      aspectRatio: 'auto',
      alignSelf: 'stretch',
      minHeight: '44vw',
      selectors: { [`${row}:nth-child(odd) &`]: { order: 0 } },
    },
    desktop: { aspectRatio: '3 / 2', alignSelf: 'center', minHeight: 0 },
  }),
});

// Positioned, so that the image does not set the height of the row.
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });
