import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': responsive({
    desktop: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  }),
});

export const picture = style({
  overflow: 'clip',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.md,
  '@media': responsive({ desktop: { aspectRatio: 'auto' } }),
});

export const cards = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': responsive({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
});
