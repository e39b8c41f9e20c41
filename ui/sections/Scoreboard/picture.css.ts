import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** Leaves the end of a desktop's window to the picture. */
export const besidePicture = style({ '@media': responsive({ desktop: { maxWidth: '52%' } }) });

/** Has no space below the picture, because the picture continues behind the board. */
export const withPicture = `${style({
  paddingBlockEnd: 0,
  '@media': responsive({ desktop: { paddingBlockEnd: vars.space.xl } }),
})} ${printStyle({ paddingBlockEnd: vars.space.xl })}`;

// The height of the part of the picture that is behind the board. Phones have less of it, because their
// picture is lower.
const behindBoard = vars.space.lg;
const behindWideBoard = vars.space['3xl'];

const height = `min(62vw, ${vars.size.pictureBand})`;
const fade = (length: string) => ({
  height: `calc(100% + ${length})`,
  maskImage: `linear-gradient(transparent, currentColor ${vars.space['3xl']}, currentColor calc(100% - ${length}), transparent)`,
});

// From edge to edge of the window. On desktops it is at the end of the window.
export const picture = `${style({
  height: `calc(${height} - ${behindBoard})`,
  '@media': responsive({
    tablet: { height: `calc(${height} - ${behindWideBoard})` },
    desktop: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '46%',
      height: `calc(100% + ${behindWideBoard})`,
    },
  }),
})} ${printStyle({ display: 'none' })}`;

/** The image. Below the words it fades in, and fades out behind the board. */
export const image = style({
  ...fade(behindBoard),
  '@media': responsive({
    tablet: fade(behindWideBoard),
    // Steeper than in other sections, because the puck is at the start of the picture.
    desktop: {
      height: '100%',
      maskImage: `linear-gradient(currentColor calc(100% - ${behindWideBoard}), transparent)`,
      clipPath: 'polygon(9% 0, 100% 0, 100% 100%, 0 100%)',
    },
  }),
});
