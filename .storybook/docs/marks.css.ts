import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const logoRoom = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '10rem',
  padding: vars.space.xl,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const rule = style({
  paddingBlock: vars.space.md,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.size.bar} solid`,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
});

export const does = style({ borderColor: vars.tone.green.solid });
export const doesNot = style({ borderColor: vars.tone.red.solid });
