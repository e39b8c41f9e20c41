import { narrower, responsive, shortAndWide } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const veil = (part: string) => `color-mix(in srgb, ${vars.on.background} ${part}, transparent)`;

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  overflow: 'clip',
  '@media': responsive({
    desktop: { minHeight: 'min(46rem, 56vw)', alignItems: 'center' },
    wide: { minHeight: 'min(50rem, 56vw)' },
  }),
});

const acrossPicture = `linear-gradient(to right, ${vars.on.background}, ${veil('76%')} 36%, transparent 56%)`;
const behindWords = { aspectRatio: 'auto', insetBlockEnd: 0 } as const;

// Narrow: the picture is at the top and fades into the background. Wide: it fills the section.
export const picture = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  aspectRatio: '3 / 4',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${vars.on.background}, ${veil('58%')} 34%, transparent 50%)`,
    },
  },
  '@media': {
    print: { display: 'none' },
    ...responsive({
      tablet: {
        aspectRatio: '1',
        selectors: {
          '&::after': {
            background: `linear-gradient(to top, ${vars.on.background}, ${veil('50%')} 20%, transparent 38%)`,
          },
        },
      },
      desktop: {
        ...behindWords,
        // On a very wide window it keeps its shape at the right instead of being cropped.
        insetInlineStart: 'auto',
        width: 'min(100%, 90rem)',
        selectors: {
          '&::after': {
            background: acrossPicture,
          },
        },
      },
    }),
    [shortAndWide]: {
      ...behindWords,
      selectors: { '&::after': { background: acrossPicture } },
    },
  },
});

// The gear is left of the middle of the tall picture. Larger, it fills the width between the lamps and the
// words, with as much space on both sides.
insideStyle(picture, 'img', {
  '@media': {
    [narrower('desktop')]: { scale: 1.15, transformOrigin: '20% 60%' },
    [shortAndWide]: { scale: 'none' },
  },
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  paddingBlockStart: '84vw',
  paddingBlockEnd: vars.space['2xl'],
  '@media': {
    ...responsive({
      tablet: { paddingBlockStart: '78vw' },
      desktop: { paddingBlock: vars.space.section, maxWidth: '56%' },
      wide: { maxWidth: '52%' },
    }),
    [shortAndWide]: { paddingBlock: vars.space.xl, maxWidth: '60%' },
    print: { paddingBlock: vars.space.md },
  },
});

// Ends before the product in the picture.
insideStyle(words, 'p', { '@media': responsive({ desktop: { maxWidth: '36rem' } }) });
