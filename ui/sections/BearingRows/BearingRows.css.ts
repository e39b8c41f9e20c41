import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const drawing = style({ width: '100%', maxWidth: '40rem', height: 'auto' });

const lines = {
  fill: 'none',
  stroke: vars.on.text,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' }, print: { stroke: 'CanvasText' } },
} as const;

const inSystemColors = {
  ...lines['@media'],
  [forcedColors]: { stroke: 'CanvasText', fill: 'Canvas' },
};

/** A wheel behind its two bearings. */
export const wheel = style({
  ...lines,
  fill: vars.on.card,
  stroke: vars.on.muted,
  strokeWidth: 1.2,
  '@media': inSystemColors,
});

export const ring = style(lines);
export const spare = style({ ...lines, strokeDasharray: '3 2.3' });
export const bore = style({
  ...lines,
  fill: vars.on.background,
  '@media': inSystemColors,
});

export const seal = style({
  fill: vars.tone.green.solid,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
