import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const panel = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  paddingBlock: vars.space['3xl'],
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  backgroundColor: vars.on.card,
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: '26rem',
  height: '26rem',
  translate: '-50% -50%',
  color: vars.on.line,
  opacity: 0.6,
});

// Opaque, so that the rink mark does not cross the text.
export const content = style({
  position: 'relative',
  maxWidth: vars.size.reading,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
  backgroundColor: vars.on.card,
});
