import { largeText, phoneScreen } from '../../foundations/media.ts';
import { globalStyle, insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2xs']} ${vars.space.sm}`,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

// When the category leaves too little room for author and date, both are below it.
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  minWidth: 0,
});

export const author = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

// In a row on phones, the title and the facts are beside the picture, and all else below it.
const rowFacts = style({
  '@media': {
    [phoneScreen]: { gridArea: '2 / 1', fontSize: vars.fontSize.xs },
    [largeText]: { gridArea: 'auto' },
  },
});
export const factsOfRow = `${facts} ${rowFacts}`;
// The smaller gap keeps the author and the date on one line.
insideStyle(rowFacts, byline, { '@media': { [phoneScreen]: { columnGap: vars.space.xs } } });
const rowWords = style({ '@media': { [phoneScreen]: { display: 'contents' } } });
export const wordsOfRow = `${words} ${rowWords}`;
globalStyle(`${rowWords} > *`, { '@media': { [phoneScreen]: { gridColumn: '1 / -1' } } });
globalStyle(`${rowWords} > :first-child`, {
  '@media': {
    [phoneScreen]: { gridArea: '1 / 1' },
    [largeText]: { gridArea: 'auto' },
  },
});
// Small, so that a list of posts is scanned by its titles.
globalStyle(`${rowWords} > :not(:first-child)`, {
  '@media': { [phoneScreen]: { fontSize: vars.fontSize.sm } },
});

export const date = style({ whiteSpace: 'nowrap' });
