import { largeText, phoneScreen } from '../../foundations/media.ts';
import { globalStyle, style } from '../../foundations/style.ts';
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
export { slashed as byline } from '../../foundations/slashed.css.ts';

// On phones the title is above the facts.
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  '@media': { [phoneScreen]: { display: 'contents' } },
});

// In a row on phones, the title is beside the picture, and all else below it: author and date need the whole line.
const rowFacts = style({
  '@media': {
    [phoneScreen]: { gridArea: '2 / 1 / auto / -1' },
    [largeText]: { gridArea: 'auto' },
  },
});
export const factsOfRow = `${facts} ${rowFacts}`;
const rowWords = style({});
export const wordsOfRow = `${words} ${rowWords}`;
globalStyle(`${rowWords} > *`, { '@media': { [phoneScreen]: { gridColumn: '1 / -1' } } });
globalStyle(`${rowWords} > :first-child`, {
  '@media': {
    // Small enough for at most three lines beside the picture.
    [phoneScreen]: { gridArea: '1 / 1', fontSize: vars.fontSize.lg },
    [largeText]: { gridArea: 'auto' },
  },
});
// Small, so that a list of posts is scanned by its titles.
globalStyle(`${rowWords} > :not(:first-child)`, {
  '@media': { [phoneScreen]: { fontSize: vars.fontSize.sm } },
});

globalStyle(`${words}:not(${rowWords}) > :first-child`, {
  '@media': { [phoneScreen]: { order: -1 } },
});
