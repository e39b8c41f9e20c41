import { focusRing } from '../../foundations/focus.ts';
import { fullWindow } from '../../foundations/fullWindow.ts';
import { hover, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const dialog = style(fullWindow);

// Within the dialog, which must stay hidden while it is closed. Scrolls in windows of a few lines.
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(9rem, 1fr) auto',
  minHeight: '100%',
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.xs,
});

export const place = style({
  color: vars.on.muted,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  fontWeight: vars.fontWeight.bold,
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': focusRing },
  '@media': hover({ selectors: { '&:hover': { borderColor: vars.on.text } } }),
});

/** Points to the left. */
export const back = style({ display: 'flex', scale: '-1 1' });

export const bottom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.sm} max(${vars.space.sm}, env(safe-area-inset-bottom))`,
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Above the buttons on a phone, between them on wider windows.
  gridColumn: '1 / -1',
  gridRow: '1',
  '@media': responsive({ tablet: { gridColumn: '2', gridRow: 'auto' } }),
});

export const caption = style({
  maxWidth: vars.size.reading,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const next = style({ gridColumn: '3' });
