/** Pictures beside the links from one guide to another. */
import bearingsInWheels from './bearings-wheels.webp?preset=link';
import skateHalfLaced from './skate-half-laced.webp?preset=link';
import stickTaped from './stick-taped.webp?preset=link';
import { toPicture } from './toPicture.ts';

export const bearingGuidePicture = toPicture(bearingsInWheels);
export const lacingGuidePicture = toPicture(skateHalfLaced);
export const stickGuidePicture = toPicture(stickTaped);
