import { hover } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const packs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.sm,
  border: 0,
  minWidth: 0,
});

export const pack = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlock: vars.space.sm,
  paddingInline: `calc(${vars.space.md} + ${vars.size.line}) ${vars.space.xl}`,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
});

/** The radio is the card: its border and its fill say which pack is chosen. The words lie above it. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.sm,
  borderWidth: vars.size.outline,
  borderStyle: 'solid',
  borderColor: vars.on.muted,
  backgroundColor: vars.on.card,
  cursor: 'pointer',
  selectors: {
    // The round mark of a radio button, so that the cards are known as a choice of one.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space.sm,
      insetInlineEnd: vars.space.sm,
      width: vars.size.icon,
      height: vars.size.icon,
      borderRadius: vars.radius.round,
      border: `${vars.size.outline} solid ${vars.on.muted}`,
    },
  },
  '@media': hover({ selectors: { '&:hover': { borderColor: vars.on.text } } }),
});

const checkedIn = (tone: Tone) => ({
  selectors: {
    '&:checked': {
      borderColor: vars.tone[tone].solid,
      borderInlineStartWidth: vars.size.bar,
    },
    '&:checked::after': {
      borderColor: vars.tone[tone].solid,
      borderWidth: vars.size.bar,
    },
  },
});

export const checked = styleVariants({
  red: checkedIn('red'),
  blue: checkedIn('blue'),
  green: checkedIn('green'),
});

const above = { position: 'relative', pointerEvents: 'none' } as const;

export const name = style({
  ...above,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
});

export const price = style({ ...above, fontVariantNumeric: 'tabular-nums' });

export const each = style({
  ...above,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
