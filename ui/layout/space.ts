/** The gaps of the layout components, smallest first. */
export const gaps = ['none', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export type Gap = (typeof gaps)[number];
