/** The narrowest window of each layout, in px at a root font size of 16 px. */
export const breakpoints = { phone: 0, tablet: 768, desktop: 1024, wide: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;
