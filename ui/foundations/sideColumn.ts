/** The width of the column before the text: the contents of a guide, and the share links of a post on narrow desktops. */
export const sideColumn = { desktop: '13rem', wide: '15rem' } as const;

/** The columns of a post on a desktop that has room for three: its share links, and its product after the text. */
export const postColumns = { share: '10rem', product: '15rem' } as const;
