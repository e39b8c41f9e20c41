import { phoneScreen } from '../../foundations/media.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// A table of words. On a phone each row is a block, and cells begin with the column's name.
export const stacked = style({});
insideStyle(stacked, ':is(tbody, tbody *)', { '@media': { [phoneScreen]: { display: 'block' } } });
insideStyle(stacked, 'thead', {
  '@media': { [phoneScreen]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
// A row that leads to its subject has its name and the last cell: the subject says the rest.
export const linked = style({});
insideStyle(linked, 'tr > :not(:first-child, :last-child)', {
  '@media': { [phoneScreen]: { display: 'none' } },
});
// The link is as large as its cell.
insideStyle(linked, 'tbody th', { '@media': { [phoneScreen]: { position: 'relative' } } });
insideStyle(linked, 'a::after', {
  '@media': { [phoneScreen]: { content: '""', position: 'absolute', inset: 0 } },
});
// The lines of a row are as near as those of a paragraph.
insideStyle(stacked, 'tbody :is(th, td) + td', {
  '@media': { [phoneScreen]: { paddingBlockStart: 0 } },
});
// After the name of its column, balanced text would break near the middle of a short line.
insideStyle(stacked, 'td', { '@media': { [phoneScreen]: { textWrap: 'pretty' } } });
insideStyle(stacked, 'td::before', {
  '@media': {
    [phoneScreen]: {
      // With the empty text, screen readers do not read the name twice. Safari before 17.4 and Firefox
      // before 128 know the first value only.
      content: ['attr(data-column) ": "', 'attr(data-column) ": " / ""'],
      color: vars.on.muted,
      fontSize: vars.fontSize.sm,
    },
  },
});
