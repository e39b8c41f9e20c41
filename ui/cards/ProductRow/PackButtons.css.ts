import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const packs = style({ display: 'grid', gap: vars.space.sm });

// The button is below the name where both have no room beside each other.
export const pack = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const name = style({ fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.snug });
