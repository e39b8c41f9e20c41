/** Pictures of products in use. Product pages show them, too, and load these addresses without those of `scenes.ts`. */
import bearingsInUsePicture from './bearings-court.webp?preset=half';
import lacesInUsePicture from './laces-eyelets.webp?preset=half.50';
import skateHalfLacedPicture from './skate-half-laced.webp?preset=half';
import { toPicture } from './toPicture.ts';

/** An inline frame with four wheels on a court. A crop leaves out the boot above. */
export const bearingsInUse = toPicture(bearingsInUsePicture, 'bottom');
/** A laced boot. */
export const lacesInUse = toPicture(lacesInUsePicture);
/** A skate on a bench, laced halfway up, the ends of its lace beside it, a new pair of laces behind them. */
export const skateHalfLaced = toPicture(skateHalfLacedPicture);
