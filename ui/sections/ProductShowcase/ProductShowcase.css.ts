import { responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** Two products have the heading beside them on desktops, so that each is as wide as one of three. */
export const pair = style({
  '@media': responsive({
    desktop: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space.lg,
    },
  }),
});

// In the narrow column, the words begin and the button ends where the cards do.
insideStyle(pair, '> :first-child', {
  '@media': responsive({
    desktop: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      paddingBlockEnd: 0,
    },
  }),
});

/** One of five cards in `sixths`: three in the first row, and two in the middle of the second. */
export const ofFive = style({
  '@media': responsive({
    desktop: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(4)': { gridColumn: '2 / span 2' } },
    },
  }),
});
