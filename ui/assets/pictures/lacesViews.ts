/** The laces from four sides: large, and as the small picture that leads there. */
import lacesLarge from './laces.webp?preset=half';
import lacesSmall from './laces.webp?preset=thumb';
import lacesWeaveLarge from './laces-weave.webp?preset=half';
import lacesWeaveSmall from './laces-weave.webp?preset=thumb';
import lacesTipLarge from './laces-tip.webp?preset=half';
import lacesTipSmall from './laces-tip.webp?preset=thumb';
import lacesNightLarge from './laces-night.webp?preset=half';
import lacesNightSmall from './laces-night.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const lacesViews = [
  { picture: toPicture(lacesLarge), thumb: toPicture(lacesSmall) },
  { picture: toPicture(lacesWeaveLarge), thumb: toPicture(lacesWeaveSmall) },
  { picture: toPicture(lacesTipLarge), thumb: toPicture(lacesTipSmall) },
  { picture: toPicture(lacesNightLarge), thumb: toPicture(lacesNightSmall) },
];
