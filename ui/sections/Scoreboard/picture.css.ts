import { responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** Leaves the end of a desktop's window to the picture. */
export const besidePicture = style({ '@media': responsive({ desktop: { maxWidth: '52%' } }) });

/** The space between the words or the picture and the board below. */
export const withPicture = `${style({
  paddingBlockEnd: vars.space.lg,
  '@media': responsive({ desktop: { paddingBlockEnd: vars.space.xl } }),
})} ${printStyle({ paddingBlockEnd: vars.space.xl })}`;

/** The height of the part of the picture that the board covers on desktops. */
const behindBoard = vars.space.section;

// From edge to edge of the window. On desktops it is at the end of the window, and the board hangs in front of it.
export const picture = `${style({
  height: `min(62vw, ${vars.size.pictureBand})`,
  '@media': responsive({
    desktop: {
      position: 'absolute',
      insetBlock: `0 calc(-1 * ${behindBoard})`,
      insetInlineEnd: 0,
      width: '46%',
      height: 'auto',
    },
  }),
})} ${printStyle({ display: 'none' })}`;

/** The image: it fades in below the words, and on desktops it fades out behind the board. */
export const image = style({
  height: '100%',
  maskImage: `linear-gradient(transparent, currentColor ${vars.space.xl})`,
  '@media': responsive({
    desktop: {
      maskImage: `linear-gradient(currentColor calc(100% - ${behindBoard}), transparent)`,
      clipPath: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)',
    },
  }),
});

// The board hides the lower part of the picture, so a crop leaves out the upper one.
insideStyle(image, 'img', { '@media': responsive({ desktop: { objectPosition: 'bottom' } }) });
