import { phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { richText } from './RichText.css.ts';

insideStyle(richText, 'table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  // `anywhere` would shrink a column to one letter instead of scrolling the table.
  overflowWrap: 'break-word',
});
insideStyle(richText, 'caption', {
  paddingBlock: vars.space.md,
  paddingInline: vars.space.md,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
});
insideStyle(richText, ':is(th, td)', {
  minWidth: '5.5rem',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': {
    ...responsive({ tablet: { paddingInline: vars.space.md } }),
    print: { paddingBlock: vars.space['2xs'] },
  },
});
insideStyle(richText, 'th', { fontWeight: vars.fontWeight.bold });

// A blue line below the column heads.
insideStyle(richText, 'thead :is(th, td)', {
  borderBlockEnd: `${vars.size.line} solid ${vars.tone.blue.solid}`,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  verticalAlign: 'bottom',
});
insideStyle(richText, 'tbody tr + tr', {
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
});
// The first cell names the row, also when the HTML has no `<th>` for it.
insideStyle(richText, 'thead ~ tbody tr > :first-child', { fontWeight: vars.fontWeight.bold });
insideStyle(richText, 'tfoot', {
  borderBlockStart: `${vars.size.outline} solid ${vars.on.text}`,
  fontWeight: vars.fontWeight.bold,
});

// On a phone, three columns of text leave room for one word a line. So the first cell of a row is above the
// other two, like a heading. Tables with cells that span several rows or columns stay as they are.
const comparison = 'table:has(thead tr > :nth-child(3):last-child):not(:has([colspan], [rowspan]))';
insideStyle(richText, `:is(${comparison}, ${comparison} > *)`, {
  '@media': { [phoneScreen]: { display: 'block' } },
});
insideStyle(richText, `${comparison} tr`, {
  '@media': {
    [phoneScreen]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
insideStyle(richText, `${comparison} tr > :first-child`, {
  '@media': { [phoneScreen]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
});
// Hides the header of the first column, whose cells look like headings. Screen readers still read it.
insideStyle(richText, `${comparison} thead tr > :first-child`, {
  '@media': { [phoneScreen]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
