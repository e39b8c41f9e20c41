import { breakpoints } from '../ui/foundations/tokens/breakpoints.ts';

/** The narrowest window that must work, and the narrowest of each layout. */
export const viewportWidths = [320, ...Object.values(breakpoints).filter((width) => width > 0)];

const height = (width: number) => `${width < breakpoints.tablet ? 720 : 900}px`;

const nameOf = (width: number) =>
  Object.entries(breakpoints).find(([, least]) => least === width)?.[0] ?? 'narrowest';

/** For the toolbar and for `globals: { viewport: { value: 'w320' } }`: named by their width. */
export const viewports = Object.fromEntries(
  viewportWidths.map((width) => [
    `w${width}`,
    {
      name: `${width} px, ${nameOf(width)}`,
      styles: { width: `${width}px`, height: height(width) },
      type: width < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
