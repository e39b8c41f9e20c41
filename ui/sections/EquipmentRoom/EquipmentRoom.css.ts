import { forcedColors, narrower, responsive, wider } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

// As wide as the words and the notes. Its lower edge touches the line of the floor, which is as wide as the window.
export const room = style({
  overflow: 'clip',
  aspectRatio: '4 / 3',
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  '@media': responsive({ desktop: { aspectRatio: '12 / 5' } }),
});

export const floor = style({
  borderBlockStart: `${vars.size.bar} solid ${vars.on.text}`,
});

export const title = style({ paddingBlock: `${vars.space.section} ${vars.space['2xl']}` });

export const notes = `${style({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space.section,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: { gap: vars.space.xl },
  }),
})} ${printStyle({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })}`;

/** Selects a card that has a row to itself. */
const alone = ':last-child:nth-child(odd)';

const card = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.low,
  '@media': {
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
    // A card that has a row to itself has its picture beside the words.
    ...responsive({
      tablet: { selectors: { [`&${alone}`]: { gridColumn: '1 / -1', flexDirection: 'row' } } },
    }),
  },
});
export const note = `${card} ${printStyle({
  breakInside: 'avoid',
  boxShadow: 'none',
})}`;

export const picture = style({
  overflow: 'clip',
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  '@media': responsive({
    tablet: {
      selectors: {
        [`${card}${alone} > &`]: {
          // The picture ends where the second card of the row above begins, so that the words of both are aligned.
          flex: `0 0 calc((100% + ${vars.space.lg}) / 2)`,
          minHeight: vars.size.drawing,
          borderStartEndRadius: 0,
          borderEndStartRadius: vars.radius.md,
        },
      },
    },
    desktop: {
      selectors: {
        [`${card}${alone} > &`]: { flexBasis: `calc((100% + ${vars.space.xl}) / 2)` },
      },
    },
  }),
});

// Where the words are higher than the picture, the picture is as high as they are.
insideStyle(`${card}${alone}`, `> ${picture} > *`, {
  '@media': responsive({ tablet: { height: '100%', aspectRatio: 'auto' } }),
});

const wordsOnScreen = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.sm,
  padding: vars.space.md,
  '@media': responsive({
    // More space above and below. The sides keep that of phones: half a tablet is narrow for long words.
    tablet: { gap: vars.space.md, paddingBlock: vars.space.lg },
    desktop: { padding: vars.space.xl },
  }),
});
export const words = `${wordsOnScreen} ${printStyle({ paddingBlock: vars.space.md, paddingInline: 0 })}`;

// Half a tablet is too narrow for the heading's own size: it would break one of two titles.
insideStyle(wordsOnScreen, 'h3', {
  '@media': {
    [`${wider('tablet')} and ${narrower('desktop')}`]: {
      fontSize: vars.fontSize.xl,
    },
  },
});

// The links of cards whose text differs in length are on one line.
export const link = style({ marginBlockStart: 'auto' });
