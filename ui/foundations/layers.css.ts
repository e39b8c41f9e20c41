import { globalLayer } from '@vanilla-extract/css';

// The order of the cascade layers. A later layer wins, whatever the order of the files.
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const layout = globalLayer('layout');
export const components = globalLayer('components');
export const print = globalLayer('print');
