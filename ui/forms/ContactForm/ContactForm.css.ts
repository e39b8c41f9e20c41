import { noScript, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const hidden = { display: 'none' };

/** Hidden without JavaScript. */
export const scripted = style({ '@media': { [noScript]: hidden } });

/** Shown only without JavaScript. */
export const unscripted = style({
  ...hidden,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  '@media': { [noScript]: { display: 'flex' } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
  '@media': { [noScript]: hidden, print: hidden },
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

export const waiting = style({
  ...hidden,
  selectors: { [`${form}[data-held="waiting"] &`]: { display: 'block' } },
});

export const lost = style({
  ...hidden,
  selectors: { [`${form}[data-held="lost"] &`]: { display: 'block' } },
});
