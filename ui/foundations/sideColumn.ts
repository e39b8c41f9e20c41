import { vars } from './theme.css.ts';

/**
 * The width of the column beside a text: the contents of a guide, the share links of a post. On wide windows, a post has
 * its share links in a `narrow` column before the text, and its products in a `wide` one after it.
 */
export const sideColumn = { desktop: '13rem', narrow: '10rem', wide: '15rem' } as const;

/** The space between the column and the text. */
export const sideGap = { desktop: vars.space['2xl'], wide: vars.space['3xl'] } as const;
