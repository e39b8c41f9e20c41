import { responsive } from '../../foundations/media.ts';
import { globalStyle, layoutStyles } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const grid = layoutStyles.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columnCount = layoutStyles.styleVariants({
  2: { '@media': responsive({ tablet: columns(2) }) },
  3: { '@media': responsive({ tablet: columns(2), desktop: columns(3) }) },
  // Three items in two columns leave a gap, so there is one column until three fit.
  trio: { '@media': responsive({ desktop: columns(3) }) },
  // Three to a row, already on a tablet.
  thirds: { '@media': responsive({ tablet: columns(3) }) },
  // The first item, and the others in twos: no number of items leaves a gap.
  lead: { '@media': responsive({ tablet: columns(2) }) },
  // Two rows of two until four fit.
  quartet: { '@media': responsive({ tablet: columns(2), wide: columns(4) }) },
  sixths: { '@media': responsive({ desktop: columns(6) }) },
});

// The first item, and one that is left over at the end.
globalStyle(`${columnCount.lead} > :is(:first-child, :nth-child(even):last-child)`, {
  '@media': responsive({ tablet: { gridColumn: '1 / -1' } }),
});
