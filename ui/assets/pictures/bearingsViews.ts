/** The bearings from four sides: large, and as the small picture that leads there. */
import bearingsLarge from './bearings.webp?preset=half';
import bearingsSmall from './bearings.webp?preset=thumb';
import bearingsBallsLarge from './bearings-balls.webp?preset=half';
import bearingsBallsSmall from './bearings-balls.webp?preset=thumb';
import bearingsRowLarge from './bearings-row.webp?preset=half';
import bearingsRowSmall from './bearings-row.webp?preset=thumb';
import bearingsNightLarge from './bearings-night.webp?preset=half';
import bearingsNightSmall from './bearings-night.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const bearingsViews = [
  { picture: toPicture(bearingsLarge), thumb: toPicture(bearingsSmall) },
  { picture: toPicture(bearingsBallsLarge), thumb: toPicture(bearingsBallsSmall) },
  { picture: toPicture(bearingsRowLarge), thumb: toPicture(bearingsRowSmall) },
  { picture: toPicture(bearingsNightLarge), thumb: toPicture(bearingsNightSmall) },
];
