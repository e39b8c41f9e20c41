import { responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { order, price } from './ProductRow.css.ts';

// Beside each other in the row of a tablet.
export const packs = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.lg },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});

export const pack = style({ display: 'grid', gap: vars.space.xs });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.snug });

// Tablets show the packs over the whole width. The price of each is enough there.
const orderWithPacks = style({
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 1fr)' },
    desktop: { gridTemplateColumns: 'none' },
  }),
});
export const orderOfPacks = `${order} ${orderWithPacks}`;

insideStyle(orderWithPacks, `> ${price}`, {
  '@media': responsive({ tablet: { display: 'none' }, desktop: { display: 'block' } }),
});
