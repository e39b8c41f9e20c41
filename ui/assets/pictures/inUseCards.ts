/** Pictures of cards that show a product in use, beside cards of other products. */
import bearingsPicture from './bearings-court.webp?preset=card';
import lacesPicture from './laces-eyelets.webp?preset=card.50';
import tapePicture from './tape-leg.webp?preset=card.50';
import { toPicture } from './toPicture.ts';

/** An inline skate on a court. */
export const bearingsInUseCard = toPicture(bearingsPicture);
/** A laced boot. */
export const lacesInUseCard = toPicture(lacesPicture);
/** Two legs in red socks, a band of tape below each knee and above each boot. A crop keeps the lower bands. */
export const tapeInUseCard = toPicture(tapePicture, 'bottom');
