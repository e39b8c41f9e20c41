import { style } from '../../foundations/style.ts';
import { vars } from '../../foundations/theme.css.ts';

export const mark = style({ width: '100%', height: '100%' });
export const bar = style({ fill: vars.on.mark, stroke: 'none' });
export const light = style({ fill: 'currentColor', stroke: 'none' });
