import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';

/** One of five cards in `sixths`: three in the first row, and two in the middle of the second. */
export const ofFive = style({
  '@media': responsive({
    desktop: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(4)': { gridColumn: '2 / span 2' } },
    },
  }),
});
