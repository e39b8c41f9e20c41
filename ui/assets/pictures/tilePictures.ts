/** Pictures of `PictureTiles`: thumbnails on phones, a third of wider windows. */
import bearingsInWheels from './bearings-wheels.webp?preset=tile';
import lacesCrossed from './laces-crossed.webp?preset=tile';
import lacesInUse from './laces-eyelets.webp?preset=tile';
import stickTaped from './stick-taped.webp?preset=tile';
import tapeInUse from './tape-leg.webp?preset=tile';
import { toPicture } from './toPicture.ts';

export const bearingsInWheelsTile = toPicture(bearingsInWheels);
export const lacesCrossedTile = toPicture(lacesCrossed);
export const lacesInUseTile = toPicture(lacesInUse);
export const stickTapedTile = toPicture(stickTaped);
export const tapeInUseTile = toPicture(tapeInUse);
