import { forcedColors, largeText, responsive } from '../../foundations/media.ts';
import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const tiles = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': responsive({
    tablet: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.md,
  breakInside: 'avoid',
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.bar} solid`,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...responsive({
      tablet: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'stretch',
        padding: 0,
        borderBlockStartWidth: 0,
      },
    }),
    [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
});

export const picture = style({
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: vars.radius.sm,
  '@media': responsive({
    tablet: {
      borderRadius: 0,
      borderStartStartRadius: vars.radius.md,
      borderStartEndRadius: vars.radius.md,
    },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  minWidth: 0,
  '@media': responsive({
    tablet: {
      paddingBlockStart: vars.space.md,
      borderBlockStart: `${vars.size.bar} solid`,
      borderColor: 'inherit',
    },
  }),
});

const lineOf = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });

/** The tone of the line: above the row on phones, else between the picture and the words. */
export const line = styleVariants({
  red: lineOf('red'),
  blue: lineOf('blue'),
  green: lineOf('green'),
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const store = style({ paddingBlockStart: vars.space.xl });
