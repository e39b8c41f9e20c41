import { focusRingInside } from '../../foundations/focus.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const strip = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  // The text above shows the position.
  scrollbarWidth: 'none',
});

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const pane = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  selectors: { '&[data-zoomed]': { overflow: 'auto', overscrollBehavior: 'contain' } },
});

export const zoom = style({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // As wide as the picture's file, and at least as the window.
    [`${pane}[data-zoomed] > &`]: {
      width: 'max-content',
      minWidth: '100%',
      height: 'auto',
      cursor: 'zoom-out',
    },
  },
});

const overPicture = { position: 'absolute', zIndex: vars.z.raised, pointerEvents: 'none' } as const;

/** The label of the picture's button, with its focus ring: the picture would cover a ring around the button. */
export const hint = style({
  ...overPicture,
  insetBlockEnd: vars.space.sm,
  insetInlineEnd: vars.space.gutter,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space['2xs'],
  borderRadius: vars.radius.round,
  border: `${vars.size.hairline} solid ${vars.on.muted}`,
  backgroundColor: vars.on.background,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    [`${pane}:has(:focus-visible) + &::after`]: {
      ...focusRingInside,
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${vars.space.xs})`,
      borderRadius: 'inherit',
    },
  },
});
