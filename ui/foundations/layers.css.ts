import { globalLayer } from '@vanilla-extract/css';

// The order of the cascade, declared once and first: later layers win whatever the file order.
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const layout = globalLayer('layout');
export const components = globalLayer('components');
export const print = globalLayer('print');
