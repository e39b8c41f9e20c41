import { responsive } from '../../ui/foundations/media.ts';
import { style } from '../../ui/foundations/style.ts';
import { vars } from '../../ui/foundations/theme.css.ts';

export const code = style({
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.tracking.wide,
});

export const value = style({
  fontSize: vars.fontSize.xs,
  color: vars.on.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

export const wideTiles = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

export const smallTiles = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
});

export const board = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const rows = style({ display: 'grid', gap: vars.space.sm });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBottom: `${vars.size.hairline} solid ${vars.on.line}`,
  '@media': responsive({
    tablet: { gridTemplateColumns: '8rem 14rem minmax(0, 1fr)', gap: vars.space.lg },
  }),
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr auto',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const dot = style({
  width: vars.space.xl,
  height: vars.space.xl,
  borderRadius: vars.radius.round,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const swatch = style({
  height: vars.space['3xl'],
  borderRadius: vars.radius.sm,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '5rem',
  padding: vars.space.md,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.bold,
});

export const measure = style({ height: vars.space.md, backgroundColor: vars.tone.blue.solid });

export const shape = style({
  height: '6rem',
  backgroundColor: vars.on.card,
  border: `${vars.size.hairline} solid ${vars.on.line}`,
});

export const track = style({
  padding: vars.space['2xs'],
  borderRadius: vars.radius.round,
  backgroundColor: vars.on.card,
});

export const puck = style({
  width: vars.space.lg,
  height: vars.space.lg,
  borderRadius: vars.radius.round,
  backgroundColor: vars.tone.red.solid,
});

export const ratio = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
