import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const hidden = style({
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
