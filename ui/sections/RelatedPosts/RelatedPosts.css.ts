import { printStyle } from '../../foundations/style.ts';

export const related = printStyle({ display: 'none' });
