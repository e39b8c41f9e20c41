import { responsive, shortWindow } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
});

// In the layout, because programs recognize a field with `display: none` as a trap.
export const honeypot = style({
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const sending = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  '@media': responsive({
    // A short result is beside the button, a long one below it.
    tablet: { flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space.lg },
  }),
});

// The boot script of the page sets `data-held` before the app has started.
export const button = style({
  flex: 'none',
  selectors: { [`${form}[data-held="waiting"] &`]: { opacity: 0.85, pointerEvents: 'none' } },
});

export const status = style({ flex: '1 1 auto', minWidth: 0 });

/** The toast fits below a result that is at the end of the form. */
export const last = style({
  '@media': { [shortWindow]: { scrollMarginBlockEnd: `calc(2 * ${vars.size.target})` } },
});

/** Keeps the space of the last result while the next message is written, so that nothing moves. */
export const past = style({ visibility: 'hidden' });
