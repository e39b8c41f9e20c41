import { style } from '../../foundations/style.ts';

export const area = style({
  display: 'block',
  minHeight: '10rem',
  maxHeight: '28rem',
  resize: 'vertical',
  fieldSizing: 'content',
});
