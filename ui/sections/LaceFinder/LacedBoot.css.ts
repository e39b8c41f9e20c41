import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const line = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const drawing = style({ width: '100%', maxWidth: '22rem', height: 'auto' });

export const boot = style({
  ...line,
  fill: vars.on.card,
  stroke: vars.on.muted,
  strokeWidth: 4,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const steel = style({
  fill: vars.on.muted,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const lace = style({
  ...line,
  fill: 'none',
  stroke: vars.on.text,
  strokeWidth: 6,
  '@media': { [forcedColors]: { stroke: 'LinkText' } },
});

export const eyelet = style({
  fill: vars.on.card,
  stroke: vars.on.text,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
