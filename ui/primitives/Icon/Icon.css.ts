import { styleVariants } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

const square = (side: string) => ({ width: side, height: side, flex: 'none' });

export const size = styleVariants({
  text: square('1.15em'),
  md: square(vars.size.icon),
  lg: square(vars.size.iconLarge),
});
