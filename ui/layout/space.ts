/** The gaps a layout component can be asked for, from none to very wide. */
export const gaps = ['none', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export type Gap = (typeof gaps)[number];
