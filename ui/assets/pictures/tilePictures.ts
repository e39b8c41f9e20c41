/** Pictures of tiles: thumbnails on phones, a third of wider windows. */
import bearingsInWheels from './bearings-wheels.webp?preset=tile';
import lacesTight from './laces-tight.webp?preset=tile';
import skateHalfLaced from './skate-half-laced.webp?preset=tile';
import stickTaped from './stick-taped.webp?preset=tile';
import { toPicture } from './toPicture.ts';

export const bearingsInWheelsTile = toPicture(bearingsInWheels);
export const lacesTightTile = toPicture(lacesTight);
export const skateHalfLacedTile = toPicture(skateHalfLaced);
export const stickTapedTile = toPicture(stickTaped);
