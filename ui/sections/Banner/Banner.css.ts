import { responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// Below the words on narrow windows. On wide ones it fills the end of the band, behind a slanted edge.
export const picture = `${style({
  boxSizing: 'content-box',
  paddingBlockStart: vars.space.xl,
  aspectRatio: '16 / 9',
  '@media': responsive({
    tablet: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '46%',
      paddingBlockStart: 0,
      aspectRatio: 'auto',
      clipPath: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)',
    },
  }),
})} ${printStyle({ display: 'none' })}`;
