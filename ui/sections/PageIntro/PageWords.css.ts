import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const actions = style({ width: '100%', paddingBlockStart: vars.space.md });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBlockStart: vars.space.xs,
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
