import { insideStyle, printStyle, style } from '../../foundations/style.ts';

const shown = style({});
export const related = `${shown} ${printStyle({ display: 'none' })}`;

// Two lines of each excerpt: the cards are short, and as high as each other.
insideStyle(shown, 'article p', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
});
