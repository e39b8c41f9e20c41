import { narrowDesktop, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import { edge, side } from './ProductDetail.css.ts';

const { lg, '2xl': wideGap } = vars.space;

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingInline: vars.space.gutter,
} as const;
const besidePictures = { gridColumn: 'words', paddingInline: 0 };

export const title = style({
  ...column,
  gap: vars.space.xs,
  // So low that the buy button is in the first window of a phone.
  paddingBlock: vars.space.sm,
  '@media': responsive({
    tablet: { gridColumn: '1 / -1' },
    desktop: { ...besidePictures, gap: vars.space.xl, paddingBlock: lg },
  }),
  selectors: {
    // A long word may reach the picture when the visitor widens the text spacing (WCAG 1.4.12).
    [`${side.plain} > &`]: {
      '@media': responsive({ desktop: { gridColumn: 'words-start / pictures-start' } }),
    },
  },
});

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  width: '100%',
  '@media': responsive({ desktop: { gap: vars.space.md } }),
});

export const kind = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  // Keeps a gap to the picture. Only a long name may fill it.
  '@media': responsive({ desktop: { maxWidth: `calc(100% - ${lg})` } }),
});

/** Below the words and the pictures. */
const belowBoth = { gridColumn: '1 / -1', paddingInline: vars.space.gutter } as const;
/** In the words' column of a desktop, below the button. */
const belowButton = { ...besidePictures, gridRow: 'auto', paddingBlockStart: 0 } as const;

type Place = 'beside' | 'below';

/** On tablets it is beside the description and the facts. */
export const buy = style({
  ...column,
  paddingBlock: `${vars.space.sm} ${lg}`,
  '@media': responsive({
    tablet: { ...besidePictures, gridRow: '3 / 5', paddingBlock: lg },
    desktop: { gridRow: 'auto', paddingBlock: `0 ${lg}` },
  }),
});

export const description = style({
  ...column,
  paddingBlockEnd: lg,
  '@media': {
    ...responsive({
      tablet: { gridColumn: 'facts', gridRow: '3', paddingInline: 0, paddingBlockStart: lg },
      desktop: belowButton,
    }),
    [narrowDesktop]: { ...belowBoth, paddingBlockStart: lg },
  },
});

const factsOnDesktop = {
  beside: belowButton,
  below: { ...belowBoth, gridRow: 'auto', paddingInline: edge, paddingBlockStart: wideGap },
};

const factsAt = (place: Place) => ({
  ...column,
  paddingBlockEnd: wideGap,
  '@media': {
    ...responsive({
      tablet: { gridColumn: 'facts', gridRow: '4', paddingInline: 0 },
      desktop: { ...factsOnDesktop[place], paddingBlockEnd: wideGap },
    }),
    [narrowDesktop]: { ...belowBoth, paddingBlockStart: lg },
  },
});
export const facts = styleVariants({ beside: factsAt('beside'), below: factsAt('below') });
