import { forcedColors, responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// A quotation mark as large as a jersey number opens the quote.
export const figure = `${style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  overflowWrap: 'anywhere',
  '@media': {
    ...responsive({
      desktop: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.xl },
    }),
    // Without the plate that browsers put behind text, which would cover the start of the quote.
    [forcedColors]: {
      selectors: { '&::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    },
  },
  selectors: {
    '&::before': {
      content: '"“" / ""',
      gridRow: 'span 2',
      width: '1.6em',
      height: '1.26em',
      color: vars.on.mark,
      fontFamily: vars.font.display,
      fontWeight: vars.fontWeight.display,
      fontSize: vars.fontSize.display,
      lineHeight: vars.lineHeight.flat,
      scale: 3,
      transformOrigin: 'left top',
      // Without the space that the font has around the sign.
      translate: '-0.16em -0.22em',
    },
  },
})} ${printStyle({ breakInside: 'avoid' })}`;

// The columns of the two quotes below.
const halves = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.lg,
};

export const pictured = style({
  '@media': responsive({ tablet: halves, desktop: halves }),
  // The mark is above the quote, which needs the width beside a picture.
  selectors: { '&::before': { gridRow: 'auto' } },
});

// Above the mark on phones. Beside the words it is as high as they are.
const pictureBox = style({
  position: 'relative',
  order: -1,
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.md,
  overflow: 'clip',
  '@media': responsive({
    tablet: { gridArea: '1 / 2 / span 3', aspectRatio: 'auto' },
    desktop: { minHeight: '22rem' },
  }),
});
export const picture = `${pictureBox} ${printStyle({ display: 'none' })}`;

// Without this, the picture would decide the height.
insideStyle(pictureBox, '> *', { position: 'absolute', inset: 0 });

// Smaller than the heading of the section, larger than the other quotes.
export const quote = `${style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'pretty',
})} ${printStyle({ fontSize: vars.fontSize.xl })}`;

export const words = style({
  display: 'grid',
  gap: vars.space.md,
});

export const author = style({ fontStyle: 'normal', fontWeight: vars.fontWeight.bold });
export const position = style({
  display: 'block',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
});
export const others = style({ paddingBlockStart: vars.space['2xl'] });
