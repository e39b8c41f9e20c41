import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const whole = printStyle({ breakInside: 'avoid' });

export const figure = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minWidth: 0,
})} ${whole}`;

export const board = `${style({
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  // The drawings have no ground of their own, and this one stays white on every surface.
  backgroundColor: vars.tone.red.onSolid,
})} ${printStyle({ padding: 0, border: 0 })}`;

// A drawing that cannot be had leaves its words in its room.
export const drawing = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const caption = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
