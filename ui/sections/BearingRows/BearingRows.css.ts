import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const drawing = style({ width: '100%', maxWidth: '40rem', height: 'auto' });
/** As large as the bearings of a whole row. */
export const short = style({ width: '50%', maxWidth: '20rem', height: 'auto' });

const lines = {
  fill: 'none',
  stroke: vars.on.text,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' }, print: { stroke: 'CanvasText' } },
} as const;

export const ring = style(lines);
export const spare = style({ ...lines, strokeDasharray: '3 2.3' });
export const bore = style({ ...lines, fill: vars.on.card });

export const seal = style({
  fill: vars.tone.green.solid,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
