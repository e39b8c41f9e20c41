import { narrower, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const absent = { display: 'none' } as const;

export const inGuide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
  '@media': { print: absent },
});

export const table = style({ minWidth: 0 });

/** A table in three parts, below everything else. */
export const chart = style({
  minWidth: 0,
  '@media': {
    ...responsive({ desktop: { gridColumn: '1 / -1' } }),
    // On phones and tablets the answer takes its place: it would have a row for each option.
    [`screen and ${narrower('desktop')}`]: { selectors: { ':has(form) ~ &': absent } },
  },
});
