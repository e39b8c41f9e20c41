import { largeText, narrower, responsive } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const footer = style({
  borderTop: `${vars.size.bar} solid ${vars.tone.red.solid}`,
  paddingBlock: `${vars.space.xl} ${vars.space.lg}`,
  '@media': {
    ...responsive({ tablet: { paddingBlockStart: vars.space['2xl'] } }),
    print: { display: 'none' },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      // The last group has twice as many links, in two columns.
      tablet: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
        rowGap: vars.space.xl,
      },
      desktop: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
      },
    }),
  },
});

/** On desktops the brand and the copyright are in one column, and the groups are beside both. */
const ownRow = style({
  gridColumn: '1 / -1',
  '@media': responsive({ desktop: { gridColumn: 'auto' } }),
});

export const brand = `${ownRow} ${style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
})}`;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  // Where two groups fit beside each other, the third has a row to itself.
  selectors: {
    '&:nth-child(4)': { '@media': { [narrower('tablet')]: { gridColumn: '1 / -1' } } },
  },
  '@media': responsive({ desktop: { gridRow: 'span 2' } }),
});

// Two columns where the group has room for them, and a line that shows that both are of one group. It is a
// background, which forced colors leave out: the focus ring of the first link could not be told from it there.
export const list = style({
  paddingBlockStart: `calc(${vars.space['2xs']} + ${vars.size.hairline})`,
  backgroundImage: `linear-gradient(${vars.on.line} ${vars.size.hairline}, transparent 0)`,
  columnCount: 2,
  columnWidth: '8rem',
  columnGap: vars.space.lg,
  color: vars.on.muted,
});

export const copyright = `${ownRow} ${style({
  alignSelf: 'end',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
})}`;
