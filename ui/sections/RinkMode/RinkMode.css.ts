import { focusRing, focusRingInside } from '../../foundations/focus.ts';
import { fullWindow } from '../../foundations/fullWindow.ts';
import { forcedColors, hover, responsive, shortWindow } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const dialog = style(fullWindow);

// Within the dialog, which must stay hidden while it is closed.
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
});

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.sm,
} as const;

export const top = style({
  ...bar,
  justifyContent: 'space-between',
  borderBottom: `${vars.size.line} solid ${vars.on.mark}`,
});

export const place = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const step = style({
  display: 'grid',
  alignContent: 'safe center',
  gap: vars.space.lg,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.lg,
  selectors: { '&:focus-visible': focusRingInside },
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  maxWidth: vars.size.reading,
  overflowWrap: 'anywhere',
});

export const method = style({ color: vars.on.muted, fontWeight: vars.fontWeight.bold });

export const text = style({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
});

export const bottom = style({
  ...bar,
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 2fr)',
  paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  borderTop: `${vars.size.hairline} solid ${vars.on.line}`,
});

// As large as a gloved thumb needs, as far as the window has space.
export const button = style({
  minWidth: 0,
  minHeight: '5.5rem',
  paddingInline: vars.space.sm,
  border: `${vars.size.outline} solid ${vars.on.muted}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  color: vars.on.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.display,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
  },
  '@media': {
    ...hover({ selectors: { '&:hover': { borderColor: vars.on.text } } }),
    [shortWindow]: { minHeight: vars.size.target },
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
  },
});

export const close = style({
  minHeight: '4rem',
  minWidth: '6rem',
  '@media': { [shortWindow]: { minHeight: vars.size.target } },
});

export const next = style({
  borderColor: vars.tone.red.solid,
  backgroundColor: vars.tone.red.solid,
  color: vars.tone.red.onSolid,
  '@media': { [forcedColors]: { borderColor: 'Highlight' } },
});
