import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space['2xl'],
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl },
    desktop: { gap: vars.space['3xl'] },
  }),
});

export const first = style({
  '@media': responsive({ tablet: { gridColumn: '1 / -1' } }),
});
