import { noScript, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const absent = { display: 'none' };

/** What only script can do is not offered without it. */
export const scripted = style({ '@media': { [noScript]: absent } });

export const unscripted = style({
  ...absent,
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
  '@media': { [noScript]: absent, print: absent },
});

export const sending = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  '@media': responsive({
    // Beside the button what is short, below it what is long.
    tablet: { flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space.lg },
  }),
});

// `data-held` is set before the app has started, by the first script of the page.
export const button = style({
  flex: 'none',
  selectors: { [`${form}[data-held="waiting"] &`]: { opacity: 0.85, pointerEvents: 'none' } },
});

export const status = style({ flex: '1 1 auto', minWidth: 0 });

export const waiting = style({
  ...absent,
  selectors: { [`${form}[data-held="waiting"] &`]: { display: 'block' } },
});

export const lost = style({
  ...absent,
  selectors: { [`${form}[data-held="lost"] &`]: { display: 'block' } },
});
