import { vars } from './theme.css.ts';

/**
 * The width of the column beside a text. A post has its share links before its text, in the column `desktop` or, from
 * 1,200 px, in `narrow`, and its products after it in `wide`. A guide has its contents in `desktop` or, from 1,440 px, in
 * `wide`.
 */
export const sideColumn = { desktop: '13rem', narrow: '10rem', wide: '15rem' } as const;

/** The space between the column and the text. */
export const sideGap = { desktop: vars.space['2xl'], wide: vars.space['3xl'] } as const;
