import { belowHeader } from '../../foundations/headerHeight.css.ts';
import { phoneScreen, roomyDesktop } from '../../foundations/media.ts';
import { postMeasure } from '../../foundations/postMeasure.ts';
import { sideColumn } from '../../foundations/sideColumn.ts';
import { slashed } from '../../foundations/slashed.css.ts';
import { globalStyle, printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const byline = `${slashed} ${style({ color: vars.on.muted, fontSize: vars.fontSize.sm })}`;

// On phones the author has a line: else the reading time would be alone on the second one.
export const bylineAuthor = style({ '@media': { [phoneScreen]: { flexBasis: '100%' } } });

export const author = style({ color: vars.on.text, fontWeight: vars.fontWeight.bold });

// The column after the text.
const column = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: sideColumn.wide,
} as const;

const sticky = { position: 'sticky', insetBlockStart: belowHeader } as const;

/** The cards below the text. Roomy desktops have them beside it, and all of them stay in the window. */
export const bagsBeside = style({
  '@media': { [roomyDesktop]: { ...column, insetBlockEnd: 0 } },
});
globalStyle(`${bagsBeside} > *`, { '@media': { [roomyDesktop]: sticky } });

// Two cards have lower pictures, so that both fit into a window. If the pictures were even lower, they would cut the products.
globalStyle(`${bagsBeside} > :has(> :nth-child(2)) aside > :first-child`, {
  '@media': { [roomyDesktop]: { minHeight: 0, aspectRatio: '3 / 2' } },
});

// The cards are higher than a short text.
globalStyle(`:has(> ${bagsBeside})`, { '@media': { [roomyDesktop]: { minHeight: '24rem' } } });
globalStyle(`:has(> ${bagsBeside} > * > :nth-child(2))`, {
  '@media': { [roomyDesktop]: { minHeight: '44rem' } },
});

// One card for all windows: roomy desktops have it beside the text. It stops 20 rem above
// the end, where the text ends with a card and the author.
export const bagBetween = style({
  '@media': { [roomyDesktop]: { ...column, insetBlockEnd: '20rem', padding: 0 } },
});
globalStyle(`${bagBetween} > *`, { '@media': { [roomyDesktop]: sticky } });

/** A card between two parts of the text, in windows without a column for the cards. */
export const bagInText = style({ '@media': { [roomyDesktop]: { display: 'none' } } });

export const bag = style({
  paddingBlockStart: vars.space.xl,
  '@media': {
    [roomyDesktop]: {
      selectors: {
        [`${bagsBeside} &`]: { paddingBlockStart: vars.space.md },
        [`${bagsBeside} &:first-child`]: { paddingBlockStart: 0 },
      },
    },
  },
});

/** A card that narrower windows have between two parts of the text. */
export const shownAbove = style({
  display: 'none',
  '@media': { [roomyDesktop]: { display: 'block' } },
});

// The author below the post.
export const signature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  maxWidth: postMeasure,
  paddingBlockStart: vars.space['2xl'],
  overflowWrap: 'anywhere',
});

// A face-off dot with the initial of the author.
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.dot,
  aspectRatio: '1',
  border: `${vars.size.line} solid ${vars.tone.red.solid}`,
  borderRadius: vars.radius.round,
  color: vars.on.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.flat,
});

export const authorName = style({ fontWeight: vars.fontWeight.bold });

// A name alone stands beside the middle of the dot.
export const words = style({ alignSelf: 'center' });

/** The address of the post, in print only. */
export const source = `${style({ display: 'none' })} ${printStyle({
  display: 'block',
  paddingBlockStart: vars.space.md,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
})}`;
