import { largeText, noScript, responsive } from '../../foundations/media.ts';
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
  gap: vars.space.sm,
  width: '100%',
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.lg },
  }),
});

// A row on phones: three columns would leave no room for the names.
export const product = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space['2xs']} ${vars.space.md}`,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({ tablet: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
});

export const picture = style({
  overflow: 'clip',
  borderRadius: vars.radius.sm,
});

export const productWords = style({
  alignSelf: 'center',
  display: 'grid',
  gap: vars.space['2xs'],
});

export const name = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const price = style({ color: vars.on.muted });

export const withoutScript = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});
