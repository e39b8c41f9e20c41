import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** The skates of a pair are side by side, also on a phone. */
export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space.md,
});

/** Has the color of the text, which print and forced colors replace. */
export const drawing = style({
  width: '100%',
  maxWidth: '20rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
});

const line = {
  stroke: vars.on.muted,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
} as const;

/** The boot and the frame between its sole and the axles, and the side of a wheel, which hides the frame. */
export const part = style({ ...line, fill: vars.on.card });

export const tongue = style({ ...line, fill: vars.on.line });

export const stripes = style({
  stroke: 'none',
  fill: vars.on.muted,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const seal = style({
  stroke: vars.tone.green.solid,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
