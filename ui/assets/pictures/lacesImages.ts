/** The product images of the laces, each large and as a thumbnail. */
import lacesLarge from './laces.webp?preset=half';
import lacesSmall from './laces.webp?preset=thumb';
import lacesCrossedLarge from './laces-crossed.webp?preset=half';
import lacesCrossedSmall from './laces-crossed.webp?preset=thumb';
import lacesEyeletsLarge from './laces-eyelets.webp?preset=half';
import lacesEyeletsSmall from './laces-eyelets.webp?preset=thumb';
import lacesTipLarge from './laces-tip.webp?preset=half';
import lacesTipSmall from './laces-tip.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const lacesImages = [
  { picture: toPicture(lacesLarge), thumb: toPicture(lacesSmall) },
  { picture: toPicture(lacesCrossedLarge), thumb: toPicture(lacesCrossedSmall) },
  { picture: toPicture(lacesEyeletsLarge), thumb: toPicture(lacesEyeletsSmall) },
  { picture: toPicture(lacesTipLarge), thumb: toPicture(lacesTipSmall) },
];
