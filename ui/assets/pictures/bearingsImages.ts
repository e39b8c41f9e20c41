/** The product images of the bearings, each large and as a thumbnail. */
import bearingsLarge from './bearings.webp?preset=half';
import bearingsSmall from './bearings.webp?preset=thumb';
import bearingsSixteenLarge from './bearings-sixteen.webp?preset=half';
import bearingsSixteenSmall from './bearings-sixteen.webp?preset=thumb';
import bearingsExplodedLarge from './bearings-exploded.webp?preset=half';
import bearingsExplodedSmall from './bearings-exploded.webp?preset=thumb';
import bearingsWheelLarge from './bearings-wheel.webp?preset=half';
import bearingsWheelSmall from './bearings-wheel.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const bearingsImages = [
  { picture: toPicture(bearingsLarge), thumb: toPicture(bearingsSmall) },
  { picture: toPicture(bearingsSixteenLarge), thumb: toPicture(bearingsSixteenSmall) },
  { picture: toPicture(bearingsExplodedLarge), thumb: toPicture(bearingsExplodedSmall) },
  { picture: toPicture(bearingsWheelLarge), thumb: toPicture(bearingsWheelSmall) },
];
