import { forcedColors, largeText, phoneScreen, responsive } from '../../foundations/media.ts';
import { insideStyle, style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: vars.size.bar,
  backgroundColor: vars.on.card,
  boxShadow: vars.shadow.low,
  breakInside: 'avoid',
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      desktop: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr) minmax(0, 7fr)' },
    }),
    [forcedColors]: {
      borderBlock: `${vars.size.hairline} solid CanvasText`,
      borderInlineEnd: `${vars.size.hairline} solid CanvasText`,
    },
  },
});

const edgeOf = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });
export const edge = styleVariants({
  red: edgeOf('red'),
  blue: edgeOf('blue'),
  green: edgeOf('green'),
});

// The words set the height of the row, not the ratio of the picture.
export const picture = style({
  position: 'relative',
  gridRow: 'span 2',
  minHeight: '7.25rem',
  '@media': {
    [largeText]: { gridRow: 'auto' },
    ...responsive({ desktop: { gridRow: 'auto', minHeight: '18rem' } }),
  },
});
insideStyle(picture, '> *', { position: 'absolute', inset: 0 });

const column = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

// On phones the parts of both columns are in the grid of the row.
const partsOnPhone = { [phoneScreen]: { display: 'contents' } } as const;

export const words = style({
  ...column,
  gridColumn: '2',
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
  gridColumn: '2',
  gap: vars.space.md,
  padding: vars.space.lg,
  paddingBlockStart: 0,
  '@media': {
    ...partsOnPhone,
    ...responsive({
      desktop: {
        gridColumn: 'auto',
        justifyContent: 'center',
        paddingBlock: vars.space.lg,
        borderInlineStart: `${vars.size.hairline} solid ${vars.on.line}`,
      },
    }),
  },
});

const besidePicture = { paddingInline: vars.space.md } as const;

export const name = style({
  '@media': {
    [phoneScreen]: { ...besidePicture, alignSelf: 'end', paddingBlockStart: vars.space.sm },
  },
});
insideStyle(name, '> *', { '@media': { [phoneScreen]: { fontSize: vars.fontSize.xl } } });

export const price = style({
  '@media': {
    [phoneScreen]: {
      ...besidePicture,
      gridArea: '2 / 2',
      paddingBlock: `${vars.space['2xs']} ${vars.space.sm}`,
    },
    [largeText]: { gridArea: 'auto' },
  },
});
// The longest price, a range, stays on one line.
insideStyle(price, '> :first-child', {
  '@media': { [phoneScreen]: { fontSize: vars.fontSize.lg } },
});

const belowPicture = { gridColumn: '1 / -1', paddingInline: vars.space.md } as const;

/** The facts, with the sign of the link after them. */
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  '@media': {
    [phoneScreen]: { ...belowPicture, paddingBlockStart: vars.space.md },
    ...responsive({ desktop: { flexDirection: 'column', alignItems: 'start' } }),
  },
});

export const facts = style({
  ...column,
  gap: vars.space.xs,
  color: vars.on.muted,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': responsive({ desktop: { fontSize: vars.fontSize.lg } }),
});

export const buy = style({
  ...column,
  gap: vars.space.sm,
  '@media': { [phoneScreen]: { ...belowPicture, paddingBlock: vars.space.md } },
});
