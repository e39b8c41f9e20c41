import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const note = style({ color: vars.on.muted, fontSize: vars.fontSize.sm });
