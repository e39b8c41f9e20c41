/** Mobile first: each is the narrowest window it applies to, in px at a 16 px root. */
export const breakpoints = { phone: 0, tablet: 768, desktop: 1024, wide: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;
