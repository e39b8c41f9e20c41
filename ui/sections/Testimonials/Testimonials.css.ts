import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space['2xl'],
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl },
    desktop: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space['3xl'] },
  }),
});

export const first = style({
  '@media': responsive({
    tablet: { gridColumn: '1 / -1' },
    desktop: { gridColumn: 'auto', gridRow: 'span 2' },
  }),
});
