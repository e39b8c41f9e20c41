import { forcedColors, phoneScreen, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  height: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  '@media': { [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

const lineAbove = {
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
};

const paddedCard = {
  padding: vars.space.md,
  // The link at its end has its own space.
  paddingBlockEnd: vars.space['2xs'],
} as const;

/** A row of a list: no box, but a line above it. On phones, it is a card as the others are. */
export const row = style({
  position: 'relative',
  ...lineAbove,
  '@media': {
    [phoneScreen]: {
      ...paddedCard,
      borderBlockStart: 0,
      borderRadius: vars.radius.md,
      backgroundColor: vars.on.card,
      boxShadow: vars.shadow.low,
    },
    [`${phoneScreen} and ${forcedColors}`]: {
      border: `${vars.size.hairline} solid CanvasText`,
    },
  },
});

/** A card that is a row on phones: its picture is inside its padding. */
export const rowOnPhone = style({ '@media': { [phoneScreen]: paddedCard } });

const topBar = (tone: Tone) => ({
  borderTop: `${vars.size.bar} solid ${vars.tone[tone].solid}`,
});

export const bar = styleVariants({
  red: topBar('red'),
  blue: topBar('blue'),
  green: topBar('green'),
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.md,
  padding: vars.space.lg,
});

/** The body of a post's card. The link at its end has its own space, so the body has less space below it. */
export const bodyOfPost = style({
  paddingBlockEnd: vars.space.sm,
  '@media': { [phoneScreen]: { paddingInline: vars.space.md } },
});

// On phones the parts of the body are in the grid of the row.
export const bodyOfRowOnPhone = style({ '@media': { [phoneScreen]: { display: 'contents' } } });

export const rowBody = `${style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
})} ${bodyOfRowOnPhone}`;

/** The lead has no card beside it: its text is in the middle of the picture's height. */
export const bodyOfLead = style({
  justifyContent: 'center',
  '@media': responsive({ desktop: { paddingInline: vars.space.gutter } }),
});

// Aligns the ends of cards whose text differs in length.
export const end = style({ marginTop: 'auto' });
// In a row on phones, below the words and the picture.
export const endOfPost = style({ gridColumn: '1 / -1' });
