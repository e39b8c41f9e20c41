import { focusRing, focusRingInside } from '../../foundations/focus.ts';
import { headerInset } from '../../foundations/headerHeight.css.ts';
import { responsive, shortWindow } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// Below the header: at the bottom of a phone it would cover the result beside the submit button.
export const viewport = style({
  position: 'fixed',
  insetBlockStart: headerInset,
  insetInlineEnd: 0,
  zIndex: vars.z.toast,
  width: '100%',
  padding: vars.space.md,
  pointerEvents: 'none',
  selectors: {
    // The focused control is at the top.
    '&[data-placement="bottom"]': { insetBlock: 'auto 0' },
    // F8 moves the focus here.
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [shortWindow]: { padding: vars.space.xs },
    ...responsive({ tablet: { width: '28rem' } }),
    print: { display: 'none' },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  borderInlineStart: `${vars.size.bar} solid`,
  boxShadow: vars.shadow.overlay,
  color: vars.tone.blue.onSolid,
  pointerEvents: 'auto',
  // Radix sets this property while the toast is dragged.
  translate: 'var(--radix-toast-swipe-move-x, 0) 0',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': focusRing },
  // Two of them fit above each other with a control between.
  '@media': { [shortWindow]: { padding: vars.space.xs, lineHeight: vars.lineHeight.snug } },
});

export const variant = styleVariants({
  success: {
    backgroundColor: vars.tone.green.solid,
    borderInlineStartColor: vars.tone.green.solidHover,
  },
  failure: {
    backgroundColor: vars.tone.red.solid,
    borderInlineStartColor: vars.tone.red.solidHover,
  },
});

export const words = style({ flexGrow: 1, minWidth: 0, fontSize: vars.fontSize.sm });
export const title = style({ fontWeight: vars.fontWeight.bold });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  color: 'inherit',
});
