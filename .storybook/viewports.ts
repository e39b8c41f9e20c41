import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';
import { heightOf, widths } from './modes.ts';

/** The viewports of the toolbar and of `globals: { viewport: { value: 'w320' } }`, named by width. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${heightOf(width)}px` },
      type: width < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
