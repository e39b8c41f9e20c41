import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { besidePicture, column } from '../Banner/column.ts';

// Above the words on a phone, beside them on wider windows.
export const mark = style({
  display: 'block',
  width: '9rem',
  aspectRatio: '1',
  '@media': responsive({
    tablet: {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: 0,
      width: 'min(32rem, 36vw)',
      translate: '0 -58%',
    },
  }),
});

export const words = style({
  ...column,
  paddingBlockEnd: vars.space.lg,
  '@media': responsive({ tablet: { ...besidePicture, paddingBlock: vars.space['2xl'] } }),
});
