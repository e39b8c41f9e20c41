/** Pictures of the tiles of guides: thumbnails on phones, a third of wider windows. */
import bearingsInWheels from './bearings-wheels.webp?preset=tile';
import skateHalfLaced from './skate-half-laced.webp?preset=tile';
import stickTaped from './stick-taped.webp?preset=tile';
import { toPicture } from './toPicture.ts';

export const bearingsInWheelsTile = toPicture(bearingsInWheels);
export const skateHalfLacedTile = toPicture(skateHalfLaced);
export const stickTapedTile = toPicture(stickTaped);
