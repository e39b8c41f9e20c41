/** The width of the column before the text of a post or a guide, for its share links or its contents. */
export const sideColumn = { desktop: '13rem', wide: '15rem' } as const;
