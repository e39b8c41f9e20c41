import { commonPhone, forcedColors, responsive } from '../../foundations/media.ts';
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
    [commonPhone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      columnGap: vars.space.md,
    },
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
    // Only its left part, at the start of the row. In px, because a drawing less than 190 px wide leaves out its dimensions.
    [commonPhone]: {
      gridRow: 'span 2',
      alignSelf: 'center',
      width: `calc(${vars.size.bar} * 18)`,
      height: `calc(${vars.size.bar} * 21)`,
      aspectRatio: 'auto',
      objectFit: 'cover',
      objectPosition: 'left',
    },
    // The lines are navy.
    [forcedColors]: { backgroundColor: vars.tone.red.onSolid, forcedColorAdjust: 'none' },
  },
});

export const caption = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
  // In the narrow column beside a drawing, balanced lines would be one more.
  '@media': { [commonPhone]: { textWrap: 'wrap' } },
});
export const name = style({ color: vars.on.text });

/** The link to the product, which is of no use on paper. */
export const product = printStyle({ display: 'none' });
