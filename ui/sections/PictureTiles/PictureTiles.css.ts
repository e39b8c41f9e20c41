import { forcedColors, responsive } from '../../foundations/media.ts';
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  breakInside: 'avoid',
  '@media': { [forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

export const picture = style({
  aspectRatio: '16 / 9',
  '@media': responsive({ tablet: { aspectRatio: '4 / 3' } }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xs'],
  minWidth: 0,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.bar} solid`,
});

const lineOf = (tone: Tone) => ({ borderColor: vars.tone[tone].solid });

/** The line above the words, in the tone of the tile. */
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
