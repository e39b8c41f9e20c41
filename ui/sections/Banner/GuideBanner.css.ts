import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { wordsBesidePicture } from './column.ts';

// The center circle on its line, larger than the band. Phones have no room for it beside the words.
export const mark = style({
  display: 'none',
  '@media': {
    ...responsive({
      tablet: {
        display: 'block',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '79%',
        width: 'min(34rem, 44vw)',
        aspectRatio: '1',
        translate: '-50% -50%',
        color: vars.on.line,
      },
    }),
    print: { display: 'none' },
  },
});

export const words = style(wordsBesidePicture);
