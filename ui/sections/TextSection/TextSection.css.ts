import { responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const halves = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

export const row = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': responsive({ desktop: halves }),
});

/** A section with a picture has it beside the words on tablets, too. The words have three fifths of the width there. */
export const pictured = style({
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    desktop: halves,
  }),
});

/** The same with the picture before the words. */
export const pictureAtStart = style({
  '@media': responsive({
    tablet: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    desktop: halves,
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.md,
  minWidth: 0,
  // The text sets the height of the picture. Sections with a rink mark are as high.
  '@media': responsive({
    desktop: { minHeight: 'min(28rem, 30vw)', paddingInlineEnd: vars.space.xl },
  }),
});

export const lead = style({
  maxWidth: '32rem',
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

// A short paragraph has lines as long as those of the others.
insideStyle(words, `> p:not(.${lead})`, { textWrap: 'pretty' });

export const actions = style({ paddingBlockStart: vars.space.xs });

// Below the words on phones: above them it would follow the picture at the start of the page. On tablets it is
// beside the middle of the words and reaches the edge of the window: as high as they are, it would be cut to a
// strip. As high as the section on desktops.
export const picture = style({
  overflow: 'clip',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.md,
  '@media': responsive({
    tablet: {
      aspectRatio: '4 / 5',
      alignSelf: 'center',
      width: `calc(100% + ${vars.space.gutter})`,
      borderRadius: 0,
    },
    desktop: {
      position: 'absolute',
      alignSelf: 'auto',
      aspectRatio: 'auto',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '50%',
    },
  }),
});

// The order of the text and the links stays when the sides are swapped.
export const wordsAtEnd = style({
  '@media': responsive({
    desktop: { gridArea: '1 / 2', paddingInline: `${vars.space.xl} 0` },
  }),
  selectors: { [`${pictured} > &`]: { '@media': responsive({ tablet: { gridArea: '1 / 2' } }) } },
});

export const besideAtStart = style({
  '@media': responsive({ desktop: { gridArea: '1 / 1', insetInline: '0 auto' } }),
  selectors: {
    [`${pictured} > &`]: {
      '@media': responsive({
        tablet: { gridArea: '1 / 1', justifySelf: 'end' },
      }),
    },
  },
});

export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: '4vw',
      width: 'min(34rem, 38vw)',
      aspectRatio: '1',
      translate: '0 -50%',
      color: vars.on.line,
    },
  }),
});
