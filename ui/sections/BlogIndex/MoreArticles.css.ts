import { largeText, phoneScreen, responsive } from '../../foundations/media.ts';
import { slashed } from '../../foundations/slashed.css.ts';
import { insideStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const list = style({
  display: 'grid',
  '@media': responsive({
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space['2xl'] },
  }),
});

const hairline = `${vars.size.hairline} solid ${vars.on.line}`;

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space['2xs']} ${vars.space.md}`,
  paddingBlock: vars.space.md,
  borderBlockStart: hairline,
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': {
    [phoneScreen]: { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem' },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      tablet: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
      desktop: {
        columnGap: vars.space.lg,
        // With an even number of titles, both columns end with a line.
        selectors: { '&:nth-last-child(2):nth-child(odd)': { borderBlockEnd: hairline } },
      },
    }),
  },
});

export const thumb = style({
  gridRow: '1 / span 4',
  // Beside the start of the words on phones, as high as they are in wider windows.
  alignSelf: 'start',
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.sm,
  '@media': {
    // At the end, so that all words begin at one edge.
    [phoneScreen]: { gridArea: '1 / 2 / span 2' },
    [largeText]: { gridArea: 'auto', width: '7rem' },
    ...responsive({ tablet: { alignSelf: 'stretch', aspectRatio: 'auto' } }),
  },
});

// Without this, the picture would decide the height.
insideStyle(thumb, '> *', { position: 'absolute', inset: 0 });

const factsBox = style({
  alignSelf: 'start',
  // The first slash, which is clipped, is outside the column.
  width: `calc(100% + ${vars.space.sm})`,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  // Small enough for one line beside the picture.
  '@media': { [phoneScreen]: { fontSize: vars.fontSize.xs } },
});
export const facts = `${slashed} ${factsBox}`;

export const excerpt = style({
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [phoneScreen]: { gridColumn: '1 / -1' } },
});

// Author and date need a line of their own.
insideStyle(factsBox, '> :first-child', { '@media': { [phoneScreen]: { flexBasis: '100%' } } });

export const heading = style({ paddingBlockEnd: vars.space.lg });

// Small enough for at most three lines beside the picture.
insideStyle(item, 'h3', { '@media': { [phoneScreen]: { fontSize: vars.fontSize.md } } });
