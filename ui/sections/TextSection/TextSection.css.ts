import { responsive } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const row = style({
  display: 'grid',
  paddingBlock: vars.space.section,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
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
    desktop: { minHeight: 'min(28rem, 30vw)', paddingInlineEnd: vars.space['2xl'] },
  }),
});

export const lead = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

// A short paragraph has lines as long as those of the others, which are easy to read across a tablet.
insideStyle(words, `> p:not(.${lead})`, { maxWidth: '52ch', textWrap: 'pretty' });

export const actions = style({ width: '100%', paddingBlockStart: vars.space.xs });

// Below the words on phones and tablets: above them it would follow the picture at the start of the page, and half of a
// tablet would cut both sides of it. Beside the words it is as high as the section.
export const picture = style({
  overflow: 'clip',
  aspectRatio: '3 / 2',
  '@media': responsive({
    desktop: {
      position: 'absolute',
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
    desktop: { gridArea: '1 / 2', paddingInline: `${vars.space['2xl']} 0` },
  }),
});

export const besideAtStart = style({
  '@media': responsive({ desktop: { insetInline: '0 auto' } }),
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
