import { largeText, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { column } from './column.ts';

// Above the words, and beside them on desktops: no line of the drawing crosses the text.
export const mark = style({
  display: 'block',
  width: '7.5rem',
  aspectRatio: '1',
  color: vars.on.mark,
  // The circle begins where the words begin.
  translate: '-13% 0',
  '@media': {
    ...responsive({
      desktop: {
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineEnd: '-8rem',
        width: 'min(40rem, 44vw)',
        translate: '0 -50%',
        color: vars.on.line,
      },
    }),
    print: { display: 'none' },
  },
});

export const words = style({
  ...column,
  paddingBlockStart: vars.space.md,
  '@media': responsive({ desktop: { maxWidth: '60%', paddingBlock: vars.space.xl } }),
});

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 6.25rem))',
  gap: `${vars.space.lg} ${vars.space.sm}`,
  width: '100%',
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.lg },
    }),
  },
});

export const product = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
  lineHeight: vars.lineHeight.snug,
});

export const picture = style({
  overflow: 'clip',
  borderRadius: vars.radius.sm,
});

export const name = style({
  paddingBlockStart: vars.space['2xs'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const price = style({ color: vars.on.muted, fontSize: vars.fontSize.xs });
