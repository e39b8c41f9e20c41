import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const rating = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const stars = style({ flex: 'none', width: 'auto', height: vars.size.icon });
export const outline = style({
  fill: 'none',
  stroke: vars.on.star,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const fill = style({ fill: vars.on.star });

export const number = style({
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
