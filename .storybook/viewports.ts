import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';
import { heightOf, widths } from './modes.ts';

const nameOf = (width: number) =>
  Object.entries(breakpoints).find(([, least]) => least === width)?.[0] ??
  (width === Math.min(...widths) ? 'narrowest' : 'phone');

/** The viewports of the toolbar and of `globals: { viewport: { value: 'w320' } }`, named by width. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px, ${nameOf(width)}`,
      styles: { width: `${width}px`, height: `${heightOf(width)}px` },
      type: width < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
