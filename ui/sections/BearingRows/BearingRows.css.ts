import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

/** The frames of a pair of skates are side by side where both have room, else one below the other. */
export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.lg,
});

/** Has the color of the text, which print and forced colors replace. */
export const drawing = style({
  width: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
});

/** The plate between the boot and the axles, behind the wheels. */
export const frame = style({ stroke: 'none', fill: 'currentColor', opacity: 0.3 });

export const seal = style({
  stroke: vars.tone.green.solid,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
