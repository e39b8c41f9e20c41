import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';
import type { Tone } from '../../foundations/tokens/index.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  color: vars.on.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

export const drawing = style({ flexShrink: 0, overflow: 'visible' });

/** The width of the drawing. Its height follows from its proportions. */
export const shape = styleVariants({ ring: { width: '7rem' }, strip: { width: '9rem' } });

const line = {
  stroke: 'currentColor',
  strokeWidth: vars.size.outline,
  vectorEffect: 'non-scaling-stroke',
} as const;

export const puck = style({ ...line, fill: vars.on.card });

const filled = (tone: Tone) => ({ ...line, fill: vars.tone[tone].solid });
export const thing = styleVariants({
  red: filled('red'),
  blue: filled('blue'),
  green: filled('green'),
});
