import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const tip = `${style({
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  '@media': responsive({ tablet: { padding: vars.space.xl } }),
})} ${printStyle({
  breakInside: 'avoid',
  padding: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.tone.blue.solid}`,
  backgroundColor: 'transparent',
})}`;

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
});

export const kicker = style({
  color: vars.tone.red.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});
