import {
  forcedColors,
  largeText,
  phoneScreen,
  responsive,
  wideContainer,
} from '../../foundations/media.ts';
import { globalStyle, style, styleVariants } from '../../foundations/style.ts';
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

/** A row of a list: no box, but a line above it. */
export const row = style({ position: 'relative', ...lineAbove });

/** A card that is a row on phones. */
export const rowOnPhone = style({
  '@media': {
    [phoneScreen]: {
      ...lineAbove,
      // The focus ring of a link at its end reaches out of it.
      overflow: 'visible',
      borderRadius: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

const topBar = (tone: Tone) => ({
  borderTop: `${vars.size.bar} solid ${vars.tone[tone].solid}`,
});

export const bar = styleVariants({
  red: topBar('red'),
  blue: topBar('blue'),
  green: topBar('green'),
});

const column = { display: 'flex', flexDirection: 'column', height: '100%' } as const;
const beside = (columns: string) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  // Otherwise the ratio of the picture would decide its height.
  alignItems: 'stretch',
});

export const layout = style({
  ...column,
  '@container': { [wideContainer]: beside('repeat(2, minmax(0, 1fr))') },
});

const besideThumb = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
} as const;

/** The layout of a card in a list, by its place. */
export const placed = styleVariants({
  lead: {
    ...column,
    '@media': responsive({ desktop: beside('minmax(0, 7fr) minmax(0, 5fr)') }),
  },
  // A row on phones, so that only the lead fills a window.
  medium: {
    ...besideThumb,
    '@media': {
      [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      ...responsive({ tablet: { ...column, alignItems: 'normal', gap: 0 } }),
    },
  },
  row: {
    ...besideThumb,
    '@media': {
      // Beside the picture no word would fit.
      [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      ...responsive({
        tablet: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.lg },
        desktop: { gridTemplateColumns: '18rem minmax(0, 1fr)', gap: vars.space.xl },
      }),
    },
  },
});

/** One of three: as `medium`, and beside its picture on tablets, where it has a row to itself. */
export const trio = `${placed.medium} ${style({
  '@media': responsive({
    tablet: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'stretch',
    },
    desktop: { display: 'flex' },
  }),
})}`;

// The card clips the corners of its picture, a row does not.
globalStyle(`${placed.row} > :first-child`, { borderRadius: vars.radius.sm });
globalStyle(`${placed.medium} > :first-child`, {
  '@media': { [phoneScreen]: { borderRadius: vars.radius.sm, aspectRatio: '4 / 3' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.md,
  padding: vars.space.lg,
});

export const rowBody = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const bodyOfRowOnPhone = style({
  '@media': { [phoneScreen]: { gap: vars.space.xs, padding: 0 } },
});

/** The lead has no card beside it: its text is in the middle of the picture's height. */
export const bodyOfLead = style({ justifyContent: 'center' });

// Aligns the ends of cards whose text differs in length.
export const end = style({ marginTop: 'auto' });
