import { insideStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { richText } from './RichText.css.ts';

// A heading at the foot of a page, and what it heads on the next, is no handout.
insideStyle(richText, ':is(h2, h3, h4, h5, h6)', {
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});
insideStyle(richText, ':is(table, tr, figure, img, pre, blockquote, div[tabindex])', {
  '@media': { print: { breakInside: 'avoid' } },
});
insideStyle(richText, ':is(p, li, dd)', { '@media': { print: { orphans: '3', widows: '3' } } });
insideStyle(richText, '* + :is(h2, h3, h4, h5, h6)', {
  '@media': { print: { marginBlockStart: vars.space.lg } },
});
// Large enough to be seen, small enough to stand with its words.
insideStyle(richText, 'img', { '@media': { print: { width: '60%' } } });
insideStyle(richText, '* + h2', { '@media': { print: { paddingBlockStart: vars.space.sm } } });

// Nothing can be scrolled or clicked on paper; ink is for words and lines.
insideStyle(richText, 'div[tabindex]', {
  '@media': {
    print: {
      overflow: 'visible',
      border: 0,
      backgroundColor: 'transparent',
    },
  },
});
insideStyle(richText, 'pre', {
  '@media': {
    print: {
      width: 'auto',
      padding: vars.space.sm,
      backgroundColor: 'transparent',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
insideStyle(richText, ':is(code, samp, kbd, mark)', {
  '@media': { print: { backgroundColor: 'transparent' } },
});
insideStyle(richText, 'a', { '@media': { print: { color: 'inherit' } } });
