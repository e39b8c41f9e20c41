import { responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  borderBlockStart: `${vars.size.bar} solid`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.xl,
      alignItems: 'start',
    },
    desktop: { gap: vars.space['3xl'], paddingBlock: vars.space.xl, alignItems: 'center' },
  }),
});

const lineOf = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });

/** The line above a row, in the product's color. */
export const line = styleVariants({
  red: lineOf('red'),
  blue: lineOf('blue'),
  green: lineOf('green'),
});

// Before its words on phones, and in every second row where the two are side by side.
export const picture = style({
  order: -1,
  overflow: 'clip',
  borderRadius: vars.radius.md,
  '@media': responsive({
    tablet: { selectors: { [`${row}:nth-child(odd) &`]: { order: 0 } } },
  }),
});
