import { style } from '../../foundations/style.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const main = style({ flexGrow: 1 });
