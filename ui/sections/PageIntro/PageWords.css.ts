import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const actions = style({ paddingBlockStart: vars.space.md });
