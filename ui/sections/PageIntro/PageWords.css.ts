import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const actions = style({ width: '100%', paddingBlockStart: vars.space.md });
