import { commonPhone, forcedColors, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

// On phones, all parts are in the grid of the row. Where it has the space, the name is beside a small picture.
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: vars.size.bar,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  breakInside: 'avoid',
  '@media': {
    [phoneScreen]: { gap: vars.space.md, padding: vars.space.md },
    [commonPhone]: { gridTemplateColumns: '38.5vw minmax(0, 1fr)', columnGap: vars.space.sm },
    ...responsive({
      tablet: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
      desktop: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr) minmax(0, 7fr)' },
    }),
    [forcedColors]: {
      borderBlock: `${vars.size.hairline} solid CanvasText`,
      borderInlineEnd: `${vars.size.hairline} solid CanvasText`,
    },
    print: { gridTemplateColumns: '7.25rem minmax(0, 1fr)' },
  },
});

const edgeOf = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });
export const edge = styleVariants({
  red: edgeOf('red'),
  blue: edgeOf('blue'),
  green: edgeOf('green'),
});

// From tablets up the words set the height of the row, not the ratio of the picture.
export const picture = style({
  position: 'relative',
  '@media': {
    [phoneScreen]: { aspectRatio: '4 / 3', overflow: 'clip', borderRadius: vars.radius.sm },
    ...responsive({
      tablet: { aspectRatio: '4 / 3' },
      desktop: { aspectRatio: 'auto', minHeight: '18rem' },
    }),
    print: { gridRow: 'span 2', minHeight: '7.25rem' },
  },
});
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });

const column = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

// On phones the parts of both columns are in the grid of the row.
const partsOnPhone = { [phoneScreen]: { display: 'contents' } } as const;

export const words = style({
  ...column,
  gap: vars.space.md,
  padding: vars.space.lg,
  paddingBlockEnd: vars.space.md,
  '@media': {
    ...partsOnPhone,
    ...responsive({
      desktop: { justifyContent: 'center', padding: vars.space.lg },
      wide: { padding: vars.space.xl },
    }),
  },
});

export const order = style({
  ...column,
  gap: vars.space.md,
  padding: vars.space.lg,
  paddingBlockStart: 0,
  '@media': {
    ...partsOnPhone,
    ...responsive({
      // Below the picture and the words: the price, and beside it the button.
      tablet: {
        gridColumn: '1 / -1',
        display: 'grid',
        // The button is as wide as the words above it.
        gridTemplateColumns: `minmax(0, 1fr) calc(19rem - 2 * ${vars.space.lg})`,
        gap: 0,
        alignItems: 'center',
        paddingBlock: vars.space.md,
        borderBlockStart: `${vars.size.hairline} solid ${vars.on.line}`,
      },
      desktop: {
        ...column,
        gridColumn: 'auto',
        gap: vars.space.md,
        alignItems: 'stretch',
        justifyContent: 'center',
        borderBlockStart: 'none',
        paddingBlock: vars.space.lg,
        borderInlineStart: `${vars.size.hairline} solid ${vars.on.line}`,
      },
    }),
  },
});

export const name = style({ '@media': { [commonPhone]: { alignSelf: 'center' } } });
insideStyle(name, '> *', { '@media': { [phoneScreen]: { fontSize: vars.fontSize.xl } } });

const belowPicture = { [phoneScreen]: { gridColumn: '1 / -1' } } as const;

export const price = style({ '@media': belowPicture });

/** The facts, and below them the sign of the link. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.sm,
  '@media': belowPicture,
});

export const facts = style({ ...column, gap: vars.space['2xs'], color: vars.on.muted });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
// As high as the first line.
insideStyle(fact, '> svg', { height: '1.3em', color: vars.on.text });

export const buy = style({ ...column, gap: vars.space.sm, '@media': belowPicture });
