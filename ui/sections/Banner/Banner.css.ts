import { phoneScreen, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const heightAbove = `min(62.5vw, ${vars.size.pictureBand})`;

// Above the words of a phone it is as wide as the window, beside them it fills the end of the band.
export const picture = `${style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: heightAbove,
  '@media': responsive({
    tablet: { insetBlockEnd: 0, insetInlineStart: 'auto', width: '46%', height: 'auto' },
  }),
})} ${printStyle({ display: 'none' })}`;

// On phones the edge is nearly level, so that it does not cut skates at the bottom of a picture.
export const slantedEdge = style({
  clipPath: 'polygon(0 0, 100% 0, 100% 92%, 0 100%)',
  '@media': responsive({
    tablet: { clipPath: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)' },
  }),
});

export const flatEdge = style({
  clipPath: 'polygon(0 0, 100% 0, 100% 96%, 0 100%)',
  '@media': responsive({
    tablet: { clipPath: 'polygon(5% 0, 100% 0, 100% 100%, 0 100%)' },
  }),
});

/** The words of a banner with a picture, which is above them on phones. */
export const belowPicture = `${style({
  '@media': {
    [phoneScreen]: {
      paddingBlockStart: `calc(${heightAbove} + ${vars.space.xl} - ${vars.space.section})`,
    },
  },
})} ${printStyle({ paddingBlockStart: 0 })}`;
