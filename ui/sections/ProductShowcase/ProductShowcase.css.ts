import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// Two products stand where the second and the third of three would; the heading is the first.
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
