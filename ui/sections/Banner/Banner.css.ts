import { narrower, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const phoneHeight = '56vw';

// On phones it fills the start of the band, on wider windows the end, behind a slanted edge.
export const picture = `${style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: phoneHeight,
  clipPath: 'polygon(0 0, 100% 0, 100% 84%, 0 100%)',
  '@media': responsive({
    tablet: {
      insetBlockEnd: 0,
      insetInlineStart: 'auto',
      width: '46%',
      height: 'auto',
      clipPath: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)',
    },
  }),
})} ${printStyle({ display: 'none' })}`;

/** The words of a banner with a picture, which is above them on phones. */
export const belowPicture = `${style({
  '@media': {
    [narrower('tablet')]: {
      paddingBlockStart: `calc(${phoneHeight} + ${vars.space.xl} - ${vars.space.section})`,
    },
  },
})} ${printStyle({ paddingBlockStart: 0 })}`;
