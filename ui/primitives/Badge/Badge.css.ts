import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const badge = style({
  display: 'inline-block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space['2xs'],
  borderRadius: vars.radius.sm,
  backgroundColor: vars.tone.blue.soft,
  color: vars.tone.blue.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});
