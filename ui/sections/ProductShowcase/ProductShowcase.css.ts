import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// The heading takes the first of three columns, two cards take the others.
export const pair = style({
  '@media': responsive({
    desktop: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'start',
      gap: vars.space.lg,
    },
  }),
});

export const cards = style({ '@media': responsive({ desktop: { gridColumn: '2 / -1' } }) });

/** One of five cards in `sixths`: three in the first row, and two in the middle of the second. */
export const ofFive = style({
  '@media': responsive({
    desktop: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(4)': { gridColumn: '2 / span 2' } },
    },
  }),
});
