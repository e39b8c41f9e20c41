/** The windows in which components are opened and compared. */
import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';

/** In px: the narrowest supported window, the most common phone, and each breakpoint. */
const widths = [320, 360, ...Object.values(breakpoints).filter((width) => width !== 0)] as const;

/** The name of a window: `w360` is 360 px wide. */
export type WindowName = `w${(typeof widths)[number]}`;

/** Returns the height of a window by its width, in px. */
export const heightOf = (width: number) => (width < breakpoints.tablet ? 720 : 900);

/** The size of each window in px. */
export const windowSizes = Object.fromEntries(
  widths.map((width) => [`w${width}`, { width, height: heightOf(width) }]),
) as Readonly<Record<WindowName, { width: number; height: number }>>;

/** The viewports of the toolbar and of `globals: { viewport: { value: 'w320' } }`. */
export const viewports = Object.fromEntries(
  Object.entries(windowSizes).map(([name, { width, height }]) => [
    name,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
