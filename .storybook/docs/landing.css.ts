import { responsive } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const counts = style({
  overflow: 'hidden',
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
});

export const cards = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  paddingBlock: vars.space.sm,
  fontFamily: vars.font.text,
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
  padding: vars.space.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
  borderRadius: vars.radius.md,
});

export const groups = style({
  display: 'grid',
  columnGap: vars.space.xl,
  fontFamily: vars.font.text,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
});

export const group = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': responsive({ tablet: { gridTemplateColumns: '7rem minmax(0, 1fr)' } }),
});

export const who = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  color: vars.on.mark,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  color: vars.on.link,
  textDecoration: 'underline',
});

export const text = style({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  color: vars.on.muted,
});
