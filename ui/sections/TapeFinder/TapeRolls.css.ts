import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const drawing = style({ width: '100%', maxWidth: '20rem', height: 'auto' });

export const roll = style({
  fill: vars.on.card,
  stroke: vars.on.text,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const core = style({
  fill: vars.on.background,
  stroke: vars.on.mark,
  strokeWidth: 4,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const leftOver = style({
  fill: 'none',
  stroke: vars.on.muted,
  strokeWidth: 2,
  strokeDasharray: '4 3',
  '@media': { [forcedColors]: { stroke: 'CanvasText' }, print: { stroke: 'CanvasText' } },
});
