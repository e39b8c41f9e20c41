import { phoneScreen } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
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

// In a row on phones, category, author and date are beside the picture, and the words below both.
export const factsOfRow = `${facts} ${style({
  '@media': { [phoneScreen]: { alignSelf: 'center' } },
})}`;
export const wordsOfRow = `${words} ${style({
  '@media': { [phoneScreen]: { gridColumn: '1 / -1' } },
})}`;

export const date = style({ whiteSpace: 'nowrap' });
