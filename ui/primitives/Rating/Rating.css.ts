import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const rating = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const stars = style({ display: 'flex', gap: vars.space['2xs'] });
export const star = style({ width: vars.size.icon, height: vars.size.icon });
export const empty = style({
  fill: 'none',
  stroke: vars.on.star,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const fill = styleVariants({
  full: { fill: vars.on.star },
  half: { fill: vars.on.star, clipPath: 'inset(0 50% 0 0)' },
  empty: { fill: 'none' },
});

export const number = style({
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
