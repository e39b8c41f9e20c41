import { narrower, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const absent = { display: 'none' } as const;

export const inGuide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
});

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

// On tablets, where the form is as wide as the page, a select has half of its width, and so have the options
// beside the only one.
export const form = style({
  display: 'grid',
  ...oneColumn,
  gap: vars.space.lg,
  minWidth: 0,
  '@media': {
    ...responsive({
      tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      desktop: oneColumn,
    }),
    print: absent,
  },
});
insideStyle(form, '> fieldset:not(:nth-child(2):last-child)', { gridColumn: '1 / -1' });

/** A short table. Phones hide it when there is an answer, because most visitors need only their own row. */
export const table = style({
  minWidth: 0,
  '@media': { [phoneScreen]: { selectors: { ':has(form) ~ &': absent } } },
});

/** A table in three parts, below everything else. */
export const chart = style({
  minWidth: 0,
  '@media': {
    ...responsive({ desktop: { gridColumn: '1 / -1' } }),
    // On phones and tablets the answer takes its place: it would have a row for each option.
    [`screen and ${narrower('desktop')}`]: { selectors: { ':has(form) ~ &': absent } },
  },
});
