import { responsive } from '../../foundations/media.ts';
import { globalStyle, insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const beside = {
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
  gridTemplateRows: 'auto 1fr',
};

// Tablets and desktops have the steps beside the drawing, phones below it. On tablets the title is above
// the drawing alone, so that both columns are about as high, unless a caution follows it.
export const method = `${style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': responsive({ tablet: { ...beside, gap: `${vars.space.md} ${vars.space.xl}` } }),
})} ${printStyle({
  ...beside,
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
  gap: `${vars.space['2xs']} ${vars.space.lg}`,
  paddingBlockEnd: vars.space.md,
  breakInside: 'avoid',
})}`;

const headBox = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  '@media': responsive({ desktop: { gridColumn: '1 / -1' } }),
});
export const head = `${headBox} ${printStyle({ gridColumn: '2' })}`;

/** A method without a head, which is one row. */
export const whole = style({ selectors: { '&&': { gridTemplateRows: 'auto' } } });

/** A method with a caution: a high box above the drawing alone would leave the column of the steps shorter. */
export const cautioned = style({});
insideStyle(cautioned, `> ${headBox}`, { gridColumn: '1 / -1' });

// The column of the drawing is narrow: two lines of the summary have about the same length.
insideStyle(headBox, '> p', { '@media': responsive({ tablet: { textWrap: 'balance' } }) });

export const cautionPlace = style({ paddingBlockStart: vars.space.xs });

/** A box in the red of a warning. */
export const caution = `${style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  textWrap: 'pretty',
  borderRadius: vars.radius.sm,
  borderInlineStart: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  backgroundColor: `color-mix(in srgb, ${vars.tone.red.solid} 9%, ${vars.on.card})`,
})} ${printStyle({ padding: 0, border: 0, backgroundColor: 'transparent' })}`;

export const place = style({
  color: vars.tone.red.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

// In print, the title is above the steps.
export const figure = printStyle({ gridColumn: '1', gridRow: '1 / span 2' });

const stepsBox = style({
  display: 'grid',
  gap: vars.space.md,
  alignContent: 'start',
  '@media': responsive({
    tablet: { gridColumn: '2', gridRow: '1 / span 2' },
    // Fewer steps than the drawing is high are beside its middle.
    desktop: { gridColumn: 'auto', gridRow: 'auto', alignContent: 'center' },
  }),
});
insideStyle(cautioned, `> ${stepsBox}`, { gridColumn: 'auto', gridRow: 'auto' });
insideStyle(whole, `> ${stepsBox}`, { gridRow: 'auto' });

export const steps = `${stepsBox} ${printStyle({ gap: vars.space.xs })}`;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
});

// The numbered dot of the drawings.
export const dot = `${style({
  display: 'grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '1.875rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.tone.red.solid,
  color: vars.tone.red.onSolid,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.flat,
})} ${printStyle({ printColorAdjust: 'exact' })}`;

const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
});

export const words = `${text} ${printStyle({ display: 'block' })}`;

// In print, the title and the text of a step share a line to save space.
globalStyle(`${text} > *`, { '@media': { print: { display: 'inline' } } });
globalStyle(`${text} > :first-child::after`, { '@media': { print: { content: '". "' } } });
