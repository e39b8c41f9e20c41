/** Small pictures beside quotes. */
import bearingsInWheels from './bearings-wheels.webp?preset=thumb';
import lacesInUse from './laces-eyelets.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const bearingsInWheelsThumb = toPicture(bearingsInWheels);
export const lacesInUseThumb = toPicture(lacesInUse);
