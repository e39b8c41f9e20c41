import { forcedColors, noScript, responsive } from '../../foundations/media.ts';
import { printStyle, style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const absent = { display: 'none' } as const;

export const sheet = `${style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': responsive({ desktop: { gridTemplateColumns: 'auto minmax(0, 1fr)' } }),
})} ${printStyle({ breakInside: 'avoid' })}`;

/** Surrounds the drawing and never scales it, because its size in mm must be right on paper. */
export const board = `${style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  borderTop: `${vars.size.bar} solid ${vars.tone.green.solid}`,
  backgroundColor: vars.on.card,
  '@media': responsive({ tablet: { padding: vars.space.xl } }),
})} ${printStyle({ backgroundColor: 'transparent' })}`;

export const drawing = style({ display: 'block', flex: 'none', maxWidth: 'none' });

export const outline = style({
  fill: 'none',
  stroke: vars.on.text,
  strokeWidth: 0.25,
  '@media': { [forcedColors]: { stroke: 'CanvasText' }, print: { stroke: 'CanvasText' } },
});

export const ring = style({
  fill: vars.tone.green.soft,
  fillRule: 'evenodd',
  '@media': { [forcedColors]: { fill: 'none' }, print: { fill: 'none' } },
});

export const caption = style({
  maxWidth: '16rem',
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
  textWrap: 'balance',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  minWidth: 0,
});

// The button needs a script.
export const print = style({ '@media': { [noScript]: absent, print: absent } });
