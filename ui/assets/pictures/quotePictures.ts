/** Small pictures beside quotes. */
import bearingsSixteen from './bearings-sixteen.webp?preset=thumb';
import lacesInUse from './laces-eyelets.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const bearingsSixteenThumb = toPicture(bearingsSixteen);
export const lacesInUseThumb = toPicture(lacesInUse);
