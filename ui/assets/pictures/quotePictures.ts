/** Small pictures beside quotes. */
import bearingsInWheels from './bearings-wheels.webp?preset=thumb';
import lacesCrossed from './laces-crossed.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const bearingsInWheelsThumb = toPicture(bearingsInWheels);
export const lacesCrossedThumb = toPicture(lacesCrossed);
