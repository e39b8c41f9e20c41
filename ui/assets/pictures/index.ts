/** The pictures of the brand, imported as `#ui/pictures`. */
import bearingsPicture from './bearings.webp?preset=card';
import heroTallPicture from './hero-tall.webp?preset=tall.58';
import heroWidePicture from './hero-wide.webp?preset=hero';
import lacesPicture from './laces.webp?preset=card';
import tapePicture from './tape.webp?preset=card';
import { toPicture } from './toPicture.ts';

export * from './gearInUse.ts';
export * from './quotePictures.ts';
export * from './inUseCards.ts';
export * from './scenes.ts';
export * from './tapeImages.ts';
export * from './guidePictures.ts';
export * from './tilePictures.ts';
export * from './whyChoose.ts';

export const bearings = toPicture(bearingsPicture);
export const heroTall = toPicture(heroTallPicture);
export const heroWide = toPicture(heroWidePicture, 'top');
export const laces = toPicture(lacesPicture);
export const tape = toPicture(tapePicture);
