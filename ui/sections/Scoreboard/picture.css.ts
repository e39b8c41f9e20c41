import { responsive } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** Leaves the end of a desktop's window to the picture, as high as which the words are. */
export const besidePicture = style({
  '@media': responsive({ desktop: { maxWidth: '52%', height: '100%' } }),
});

// In the middle of the height that the breadcrumb leaves.
insideStyle(besidePicture, 'h1', {
  '@media': responsive({ desktop: { marginBlockStart: 'auto' } }),
});
insideStyle(besidePicture, '> :last-child', {
  '@media': responsive({ desktop: { marginBlockEnd: 'auto' } }),
});

/** The space between the words or the picture and the board below. */
export const withPicture = `${style({
  paddingBlockEnd: vars.space.lg,
  '@media': responsive({
    desktop: { paddingBlockEnd: vars.space.xl, minHeight: 'min(27rem, 32vw)' },
  }),
})} ${printStyle({ paddingBlockEnd: vars.space.xl })}`;

/** The height of the part of the picture that the board covers on phones and tablets. */
const coveredHeight = vars.space['2xl'];

// From edge to edge of the window. On desktops it is at the end of the window and ends where the board begins: below that
// edge, a strip of it would be seen beside the board, which is narrower than the window.
export const picture = `${style({
  height: `min(62vw, ${vars.size.pictureBand})`,
  '@media': responsive({
    desktop: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '46%',
      height: 'auto',
    },
  }),
})} ${printStyle({ display: 'none' })}`;

/**
 * The image. Its upper edge is slanted, and it reaches behind the top of the board. On desktops it is beside the words,
 * and only the edge next to them is slanted.
 */
export const image = style({
  height: `calc(100% + ${vars.space.lg} + ${coveredHeight})`,
  // Little slanted: a steeper edge would cut what is at the top of the picture.
  clipPath: `polygon(0 ${vars.space.lg}, 100% 0, 100% 100%, 0 100%)`,
  '@media': responsive({
    desktop: {
      height: '100%',
      clipPath: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)',
    },
  }),
});

// A crop cuts more of the lower edge than of the upper one: the lower part of a rink picture is ice.
insideStyle(image, 'img', { '@media': responsive({ desktop: { objectPosition: '50% 30%' } }) });
