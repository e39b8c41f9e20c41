import { anatomySheet, tallSheet } from './sheet.ts';

/** The height by which a tall layer is higher than the others, at each of its ends, in px. */
export const tallOverhang = (tallSheet.height - anatomySheet.height) / 2;
