import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// As wide as the part, with its text as wide as the lead above.
export const noteOnScreen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space['2xs'],
  paddingBlock: vars.space.md,
  paddingInline: `${vars.space.lg} max(${vars.space.lg}, 100% - ${vars.size.reading} - ${vars.space.xl})`,
  borderRadius: vars.radius.sm,
  borderInlineStart: `${vars.size.bar} solid ${vars.tone.blue.solid}`,
  backgroundColor: vars.tone.blue.soft,
});
export const note = `${noteOnScreen} ${printStyle({
  breakInside: 'avoid',
  paddingBlock: 0,
  paddingInline: vars.space.md,
  borderRadius: 0,
  borderInlineStartWidth: vars.size.line,
  backgroundColor: 'transparent',
})}`;

export const list = style({
  display: 'grid',
  gap: vars.space['2xs'],
  paddingInlineStart: vars.space.md,
  listStyle: 'disc',
  textWrap: 'pretty',
});

insideStyle(list, '> li::marker', { color: vars.on.mark });
