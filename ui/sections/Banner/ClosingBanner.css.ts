import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { besideMark, column } from './column.ts';

// The brand's mark, running off the window's edge. Phones have no room for it beside the words.
export const mark = style({
  display: 'none',
  '@media': responsive({
    desktop: {
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

export const words = style({
  ...column,
  '@media': responsive({ desktop: besideMark }),
});
