import { vars } from './theme.css.ts';

/** The width of the column before the text: the contents of a guide, the share links and the product of a post. */
export const sideColumn = { desktop: '13rem', wide: '15rem' } as const;

/** The space between the column and the text. */
export const sideGap = { desktop: vars.space['2xl'], wide: vars.space['3xl'] } as const;
