import { style } from '../../ui/foundations/style.ts';

/** Keeps the table of props from making the page wider than the window. */
export const props = style({ overflowX: 'auto' });
