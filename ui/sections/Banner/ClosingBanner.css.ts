import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { wordsBesidePicture } from './column.ts';

// Hidden on phones, where the text needs the width.
export const mark = style({
  display: 'none',
  '@media': responsive({
    tablet: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: 0,
      width: 'min(32rem, 36vw)',
      aspectRatio: '1',
      translate: '0 -58%',
    },
  }),
});

export const words = style(wordsBesidePicture);
