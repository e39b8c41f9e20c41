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
  // The first item, two beside each other, and one to a row: no number of items leaves a gap.
  lead: { '@media': responsive({ tablet: columns(2) }) },
  // Two rows of two until four fit.
  quartet: { '@media': responsive({ tablet: columns(2), wide: columns(4) }) },
  sixths: { '@media': responsive({ desktop: columns(6) }) },
});

// All but the two beside each other. A second item that nothing follows has a row to itself, too.
globalStyle(
  `${columnCount.lead} > :is(:first-child, :nth-child(2):last-child, :nth-child(n + 4))`,
  {
    '@media': responsive({ tablet: { gridColumn: '1 / -1' } }),
  },
);
