import { forcedColors, narrower, responsive, wider } from '../../foundations/media.ts';
import { insideStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const onTablets = `${wider('tablet')} and ${narrower('desktop')}`;

export const notes = `${style({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space.section,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: { gap: vars.space.xl },
  }),
})} ${printStyle({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })}`;

/** Three notes share a row on desktops. The first has the width for a picture of a room, the others for upright ones. */
export const three = style({
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'minmax(0, 3fr) repeat(2, minmax(0, 2fr))',
      columnGap: vars.space.lg,
    },
  }),
});

/** Selects the first of an odd number of cards. On tablets it has a row to itself, with its picture beside the words. */
const alone = ':first-child:nth-last-child(odd)';

const card = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.low,
  '@media': {
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
    [onTablets]: {
      selectors: { [`&${alone}`]: { gridColumn: '1 / -1', flexDirection: 'row' } },
    },
  },
});
export const note = `${card} ${printStyle({
  breakInside: 'avoid',
  boxShadow: 'none',
})}`;

export const picture = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '4 / 3',
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  '@media': {
    [onTablets]: {
      aspectRatio: '1',
      selectors: {
        [`${card}${alone} > &`]: {
          // The picture ends where the second card of the row below begins, so that the words of both are aligned.
          flex: `0 0 calc((100% + ${vars.space.lg}) / 2)`,
          aspectRatio: 'auto',
          borderStartEndRadius: 0,
          borderEndStartRadius: vars.radius.md,
        },
      },
    },
    // Pictures of different widths end on one line.
    ...responsive({ desktop: { aspectRatio: 'auto', height: 'min(25rem, 27vw)' } }),
  },
});

// Positioned, so that the image does not set the height of the card.
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });

const wordsOnScreen = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.sm,
  padding: vars.space.md,
  // The link is as high as a tap target, which adds to the space below it.
  paddingBlockEnd: vars.space.xs,
  '@media': responsive({
    tablet: {
      gap: vars.space.md,
      paddingBlock: `${vars.space.lg} ${vars.space.sm}`,
      paddingInline: vars.space.lg,
    },
  }),
});
export const words = `${wordsOnScreen} ${printStyle({ paddingBlock: vars.space.md, paddingInline: 0 })}`;

// A part of a window is too narrow for the heading's own size: it would break one of the titles.
insideStyle(wordsOnScreen, 'h3', {
  '@media': responsive({ tablet: { fontSize: vars.fontSize.xl } }),
});

// The links of cards whose text differs in length are on one line.
export const link = style({ marginBlockStart: 'auto' });
