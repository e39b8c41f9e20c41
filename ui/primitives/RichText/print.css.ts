import { insideStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { richText, sectionHeading } from './RichText.css.ts';

// Keeps headings with their text, and blocks on one page.
insideStyle(richText, ':is(h2, h3, h4, h5, h6)', {
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});
insideStyle(richText, ':is(table, tr, figure, img, pre, blockquote, aside, div[tabindex])', {
  '@media': { print: { breakInside: 'avoid' } },
});
insideStyle(richText, ':is(p, li, dd)', { '@media': { print: { orphans: '3', widows: '3' } } });
insideStyle(richText, '* + :is(h2, h3, h4, h5, h6)', {
  '@media': { print: { marginBlockStart: vars.space.lg } },
});
// Leaves space on the page for the text beside the picture.
insideStyle(richText, 'img', { '@media': { print: { width: '60%' } } });
insideStyle(richText, sectionHeading, {
  '@media': { print: { marginBlockStart: vars.space.lg, paddingBlockStart: vars.space.sm } },
});

// Shows what the screen scrolls to, without backgrounds and link colors.
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
// Paper cannot be clicked. The sanitizer marks the links whose text is their address.
insideStyle(richText, 'a:not([data-is-address])::after', {
  '@media': { print: { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
});
