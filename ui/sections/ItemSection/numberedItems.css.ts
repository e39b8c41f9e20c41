import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: vars.space.md,
  borderTop: `${vars.size.line} solid ${vars.on.text}`,
  breakInside: 'avoid',
});

export const number = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.flat,
  letterSpacing: vars.tracking.tight,
  color: vars.on.mark,
});
