import { responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';

export const area = style({
  display: 'block',
  minHeight: '10rem',
  maxHeight: '28rem',
  resize: 'vertical',
  fieldSizing: 'content',
  // Room for a longer message where the form does not fill the window.
  '@media': responsive({ tablet: { minHeight: '15rem' } }),
});
