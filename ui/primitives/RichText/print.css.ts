import { insideStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { richText } from './RichText.css.ts';

const inPrint = (selector: string, print: Parameters<typeof insideStyle>[2]) =>
  insideStyle(richText, selector, { '@media': { print } });

// A heading at the foot of a page, and what it heads on the next, is no handout.
inPrint(':is(h2, h3, h4, h5, h6)', { breakInside: 'avoid', breakAfter: 'avoid' });
inPrint(':is(table, tr, figure, img, pre, blockquote, div[tabindex])', { breakInside: 'avoid' });
inPrint(':is(p, li, dd)', { orphans: '3', widows: '3' });
inPrint('* + :is(h2, h3, h4)', { marginBlockStart: vars.space.lg });
inPrint('* + h2', { paddingBlockStart: vars.space.sm });

// Nothing can be scrolled or clicked on paper; ink is for words and lines.
inPrint('div[tabindex]:is(*, :has(> table))', {
  overflow: 'visible',
  border: 0,
  backgroundColor: 'transparent',
});
inPrint('pre', {
  width: 'auto',
  padding: vars.space.sm,
  backgroundColor: 'transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
inPrint(':is(code, samp, kbd, mark)', { backgroundColor: 'transparent' });
inPrint('a', { color: 'inherit' });
