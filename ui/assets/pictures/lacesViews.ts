/** The laces from four sides: large, and as the small picture that leads there. */
import lacesLast from './laces.webp?w=800&format=jpeg';
import lacesLarge from './laces.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import lacesSmallLast from './laces.webp?w=240&format=jpeg';
import lacesSmall from './laces.webp?w=120;240;400&format=avif;webp&as=picture';
import lacesWeaveLast from './laces-weave.webp?w=800&format=jpeg';
import lacesWeaveLarge from './laces-weave.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import lacesWeaveSmallLast from './laces-weave.webp?w=240&format=jpeg';
import lacesWeaveSmall from './laces-weave.webp?w=120;240;400&format=avif;webp&as=picture';
import lacesTipLast from './laces-tip.webp?w=800&format=jpeg';
import lacesTipLarge from './laces-tip.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import lacesTipSmallLast from './laces-tip.webp?w=240&format=jpeg';
import lacesTipSmall from './laces-tip.webp?w=120;240;400&format=avif;webp&as=picture';
import lacesNightLast from './laces-night.webp?w=800&format=jpeg';
import lacesNightLarge from './laces-night.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import lacesNightSmallLast from './laces-night.webp?w=240&format=jpeg';
import lacesNightSmall from './laces-night.webp?w=120;240;400&format=avif;webp&as=picture';
import { toPicture } from './toPicture.ts';

export const lacesViews = [
  { picture: toPicture(lacesLarge, lacesLast), thumb: toPicture(lacesSmall, lacesSmallLast) },
  {
    picture: toPicture(lacesWeaveLarge, lacesWeaveLast),
    thumb: toPicture(lacesWeaveSmall, lacesWeaveSmallLast),
  },
  {
    picture: toPicture(lacesTipLarge, lacesTipLast),
    thumb: toPicture(lacesTipSmall, lacesTipSmallLast),
  },
  {
    picture: toPicture(lacesNightLarge, lacesNightLast),
    thumb: toPicture(lacesNightSmall, lacesNightSmallLast),
  },
];
