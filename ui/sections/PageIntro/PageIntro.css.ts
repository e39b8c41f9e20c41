import { narrower, responsive, wider } from '../../foundations/media.ts';
import { globalStyle, insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const column = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
} as const;

export const words = style({
  ...column,
  maxWidth: vars.size.headline,
  paddingBlockEnd: vars.space.lg,
  '@media': {
    // The text ends where the mark begins.
    ...responsive({ tablet: { maxWidth: '60%', paddingBlockEnd: vars.space['2xl'] } }),
    print: { paddingBlock: vars.space.md, maxWidth: 'none' },
  },
});

/** A low band. Wide windows have the lead beside the title. */
export const short = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  '@media': {
    ...responsive({
      wide: {
        // The title is on one line, unless it is very long.
        gridTemplateColumns: 'fit-content(75%) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: vars.space['2xl'],
      },
    }),
    print: { display: 'block' },
  },
});
globalStyle(`${short} > :not(h1, h1 + p)`, { gridColumn: '1 / -1' });
insideStyle(short, '> h1 + p', {
  '@media': responsive({ wide: { justifySelf: 'end', maxWidth: '24rem' } }),
});

export const besidePicture = style({
  ...column,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    ...responsive({
      tablet: {
        maxWidth: '50%',
        // The height of the picture, however short the text is.
        minHeight: '26rem',
        paddingInlineEnd: vars.space.xl,
      },
      desktop: {
        minHeight: 'min(30rem, 31vw)',
        paddingInlineEnd: vars.space['2xl'],
        paddingBlockEnd: vars.space['3xl'],
      },
    }),
    print: { paddingBlock: vars.space.md, maxWidth: 'none' },
  },
});
// The words are in the middle of the height that the breadcrumb leaves.
globalStyle(`${besidePicture} > :is(:first-child, :last-child)`, { marginBlockEnd: 'auto' });

// On phones it ends the band, from edge to edge of the window.
export const picture = style({
  '@media': {
    ...responsive({
      // On tablets it begins in the space beside the words, so that its crop is wider.
      tablet: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, width: '52%' },
      desktop: { width: '50%' },
    }),
    print: { display: 'none' },
  },
});

export const frame = style({
  // The shape of the pictures, which phones show whole.
  aspectRatio: '4 / 3',
  overflow: 'clip',
  '@media': responsive({ tablet: { aspectRatio: 'auto', height: '100%' } }),
});

// Half of a tablet crops a picture to an upright one. What these pictures show is right of their middle.
insideStyle(frame, 'img', {
  '@media': {
    [`${wider('tablet')} and ${narrower('desktop')}`]: { objectPosition: '68%' },
  },
});
