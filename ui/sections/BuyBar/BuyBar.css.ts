import { headerInset } from '../../foundations/headerHeight.css.ts';
import { narrower, responsive, shortWindow } from '../../foundations/media.ts';
import { globalStyle, insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const page = style({ position: 'relative' });

const padding = vars.space.xs;
/** The height of the bar, with its line. */
const height = `(${vars.size.target} + 2 * ${padding} + ${vars.size.line})`;
const absent = { display: 'none' } as const;

/**
 * The range in which the bar is shown: from the place at which the button has left the window to the end of the page's
 * sections. It clips the bar, which is fixed to the window, so scrolling uncovers the bar and covers it
 * again without a script or an animation.
 */
export const range = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  // On a phone the button is near the end of the first window, and the bar at the end of every window.
  insetBlockStart: `calc(200lvh - 2 * ${headerInset})`,
  zIndex: vars.z.raised,
  clipPath: 'inset(0)',
  pointerEvents: 'none',
  selectors: { '&:focus-within': { clipPath: 'none', zIndex: vars.z.covering } },
  '@media': {
    ...responsive({
      // The button is in the upper half of the first window.
      tablet: { insetBlockStart: `calc(100lvh + 30rem - ${headerInset})` },
      // The bar is below the header.
      desktop: { insetBlockStart: `calc(min(100svh, 45rem) - ${headerInset})` },
    }),
    // A bar would leave too few lines to read.
    [shortWindow]: absent,
    print: absent,
  },
});

// A section with a form, such as a finder, covers the bar, whose price may not be that of the answer.
insideStyle(page, '> section:has(form)', {
  zIndex: vars.z.covering,
});

// A link scrolls a section up to the header. Otherwise 16 px of the bar would show between the two.
insideStyle(page, '> section', { scrollMarginBlockStart: `calc(-1 * ${vars.space.md})` });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: `${padding} max(${padding}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.size.line} solid ${vars.on.text}`,
  backgroundColor: vars.on.background,
  boxShadow: vars.shadow.low,
  pointerEvents: 'auto',
  '@media': responsive({
    desktop: {
      insetBlockStart: headerInset,
      // As wide as its words and its button, at the end of the window, where it covers no heading.
      insetInline: `auto max(0%, (100% - ${vars.size.container} - 2 * ${vars.space.gutter}) / 2)`,
      insetBlockEnd: 'auto',
      paddingBlockEnd: padding,
      borderBlockStartWidth: 0,
      borderEndStartRadius: vars.radius.md,
      borderEndEndRadius: vars.radius.md,
      boxShadow: vars.shadow.raised,
    },
  }),
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  // Beside the price, so that the button is not below the header's button to the store.
  '@media': responsive({ desktop: { justifyContent: 'flex-start', gap: vars.space['2xl'] } }),
});

// The label of the button wraps before the price does.
export const words = style({
  flex: 'none',
  maxWidth: '50%',
  lineHeight: vars.lineHeight.snug,
  '@media': responsive({
    desktop: { display: 'flex', alignItems: 'baseline', gap: vars.space.sm },
  }),
});

export const pack = style({ fontSize: vars.fontSize.sm, color: vars.on.muted });

// A phone has no space for it beside the button.
export const name = style({
  display: 'none',
  '@media': responsive({ tablet: { display: 'inline' } }),
});

// Keeps the focused element clear of the bar. At the end of a narrow window, the scroll padding of the page does it:
// Chrome up to 143 ignores the scroll margin of an element that is in the window.
globalStyle(`html:has(${page})`, {
  '@media': {
    [narrower('desktop')]: { scrollPaddingBlockEnd: `calc(${height} + ${vars.space.md})` },
  },
});
insideStyle(page, ':is(a, input, [tabindex])', {
  '@media': responsive({ desktop: { scrollMarginBlockStart: `calc${height}` } }),
});
