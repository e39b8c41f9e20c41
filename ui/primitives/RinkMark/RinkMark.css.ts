import { style } from '../../foundations/style.ts';

export const mark = style({ width: '100%', height: '100%' });
