/** Pictures of products in use. Product pages show them, too, and load these addresses without those of `scenes.ts`. */
import bearingsInRowsPicture from './bearings-rows.webp?preset=half';
import lacesInUsePicture from './laces-eyelets.webp?preset=half.50';
import skateHalfLacedPicture from './skate-half-laced.webp?preset=half';
import tapeOnLegsPicture from './tape-leg.webp?preset=half.44';
import { toPicture } from './toPicture.ts';

/** Bearings in rows, more than the picture shows. */
export const bearingsInRows = toPicture(bearingsInRowsPicture);
/** A laced boot. */
export const lacesInUse = toPicture(lacesInUsePicture);
/** A skate on a bench, laced halfway up, the ends of its lace beside it, a new pair of laces behind them. */
export const skateHalfLaced = toPicture(skateHalfLacedPicture);
/** Two legs in red socks from the boots to the knees, a band of tape below each knee and above each boot. */
export const tapeOnLegs = toPicture(tapeOnLegsPicture, 'bottom');
