import { style, styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const square = (side: string) => ({ width: side, height: side, flex: 'none' });

export const size = styleVariants({
  text: { width: '1.15em', height: '1.15em', flex: 'none' },
  md: square(vars.size.icon),
  lg: square(vars.size.iconLarge),
});

// Brand icons are filled shapes, all others are strokes.
export const filled = style({ fill: 'currentColor' });
export const drawn = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
