import { hover } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const packs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space.xs,
});

export const pack = style({
  // Above the link that covers the row.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.sm,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': hover({ selectors: { '&:hover': { borderColor: vars.on.text } } }),
});

export const name = style({
  paddingInlineEnd: vars.space.lg,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
});

export const sign = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.sm,
});
