import { forcedColors, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const views = `${style({
  display: 'grid',
  borderBlockEnd: `${vars.size.outline} solid ${vars.on.text}`,
  '@media': responsive({ tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
})} ${printStyle({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })}`;

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The links of the three products are on one line.
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: vars.space.sm,
  padding: vars.space.md,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}` } },
  '@media': {
    ...responsive({
      tablet: {
        paddingBlock: vars.space.lg,
        selectors: {
          '& + &': {
            borderBlockStart: 0,
            borderInlineStart: `${vars.size.hairline} solid ${vars.on.line}`,
          },
        },
      },
      desktop: { padding: vars.space.lg },
    }),
  },
});

export const drawing = style({
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  aspectRatio: '3 / 2',
  '@media': {
    // The lines are navy.
    [forcedColors]: { backgroundColor: vars.tone.red.onSolid, forcedColorAdjust: 'none' },
  },
});

export const caption = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
});
export const name = style({ color: vars.on.text });

/** The link to the product, which is of no use on paper. */
export const product = printStyle({ display: 'none' });
