import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const actions = style({ width: '100%', paddingBlockStart: vars.space.md });

export const facts = style({
  display: 'grid',
  width: '100%',
  paddingBlockStart: vars.space.xs,
  '@media': responsive({ tablet: { gridAutoFlow: 'column', columnGap: vars.space.lg } }),
});

export const fact = style({
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.muted}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
