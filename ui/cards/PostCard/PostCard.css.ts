import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.sm,
  padding: vars.space.lg,
});

export const note = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
export const end = style({ marginTop: 'auto' });
