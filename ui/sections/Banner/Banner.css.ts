import { narrower, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const heightAbove = `min(62.5vw, ${vars.size.pictureBand})`;

// Above the words it is as wide as the window, beside them it fills the end of the band: a narrower
// picture would lose the ends of what it shows. It ends with a slanted edge.
export const picture = `${style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: heightAbove,
  clipPath: 'polygon(0 0, 100% 0, 100% 84%, 0 100%)',
  '@media': responsive({
    desktop: {
      insetBlockEnd: 0,
      insetInlineStart: 'auto',
      width: '46%',
      height: 'auto',
      clipPath: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)',
    },
  }),
})} ${printStyle({ display: 'none' })}`;

export const flatEdge = style({
  clipPath: 'polygon(0 0, 100% 0, 100% 96%, 0 100%)',
  '@media': responsive({
    desktop: { clipPath: 'polygon(5% 0, 100% 0, 100% 100%, 0 100%)' },
  }),
});

/**
 * Fades into the surface. On desktops it takes more of the band than the slanted one, and reaches behind the
 * end of the words only where it is transparent.
 */
export const fadedEdge = style({
  clipPath: 'none',
  // A mask does not change where a pointer hits: without this, the transparent part covers the buttons.
  pointerEvents: 'none',
  maskImage: 'linear-gradient(currentColor 60%, transparent)',
  '@media': responsive({
    desktop: {
      width: '62%',
      clipPath: 'none',
      maskImage: 'linear-gradient(to right, transparent 20%, currentColor 62%)',
    },
  }),
});

/** Makes the band so high that the picture keeps what stands at its foot. */
export const besideFaded = style({
  '@media': responsive({ desktop: { paddingBlock: vars.space['3xl'] } }),
});

/** The words of a banner with a picture, which is above them on phones and tablets. */
export const belowPicture = `${style({
  '@media': {
    [narrower('desktop')]: {
      paddingBlockStart: `calc(${heightAbove} + ${vars.space.xl} - ${vars.space.section})`,
    },
  },
})} ${printStyle({ paddingBlockStart: 0 })}`;
