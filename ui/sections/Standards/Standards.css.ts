import { responsive } from '../../foundations/media.ts';
import { insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: `${vars.space.lg} ${vars.space['2xl']}`,
  borderBlockStart: `${vars.size.bar} solid`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.xl,
      paddingBlock: vars.space.xl,
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
      aspectRatio: '4 / 3',
      // At the same distance from the line above it in each row, even when the words beside it are taller.
      alignSelf: 'start',
      selectors: { [`${row}:nth-child(odd) &`]: { order: 0 } },
    },
    desktop: { aspectRatio: '3 / 2', alignSelf: 'center' },
  }),
});

// Positioned, so that the image does not set the height of the row.
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });
