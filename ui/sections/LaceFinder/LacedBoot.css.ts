import { forcedColors } from '../../foundations/media.ts';
import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const drawing = style({ width: '100%', maxWidth: '22rem', height: 'auto' });

const part = {
  ...line,
  stroke: vars.on.muted,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
} as const;

export const boot = style({ ...part, fill: vars.on.card });

/** The tongue, the toe cap and the outsole. */
export const trim = style({ ...part, fill: vars.on.line });

const thin = {
  ...line,
  stroke: vars.on.muted,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const seam = style(thin);

export const stitches = style({ ...thin, strokeDasharray: '5 4' });

/** The holder with its window and slits, and the stripes. */
export const holder = style({
  fill: vars.on.muted,
  fillRule: 'evenodd',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const runner = style({
  fill: vars.on.text,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

const cloth = {
  ...line,
  stroke: vars.on.text,
  '@media': { [forcedColors]: { stroke: 'LinkText' } },
} as const;

const behind = {
  ...line,
  stroke: vars.on.background,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
} as const;

export const lace = style({ ...cloth, strokeWidth: 5 });

/** The space around the bow, which separates it from what is behind it. */
export const gap = style({ ...behind, strokeWidth: 9 });

export const knot = style({ ...cloth, strokeWidth: 8 });

export const knotGap = style({ ...behind, strokeWidth: 12 });

export const eyelet = style({
  fill: vars.on.card,
  stroke: vars.on.text,
  strokeWidth: 2.5,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
