/** The width of the column before the text: the contents of a guide, the share links and the product of a post. */
export const sideColumn = { desktop: '13rem', wide: '15rem' } as const;

/** The widest lines of a post that still read well. */
export const postText = '47.5rem';
