/** The tape from four sides: large, and as the small picture that leads there. */
import tapeLast from './tape.webp?w=800&format=jpeg';
import tapeLarge from './tape.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import tapeSmallLast from './tape.webp?w=240&format=jpeg';
import tapeSmall from './tape.webp?w=120;240;400&format=avif;webp&as=picture';
import tapeEndLast from './tape-end.webp?w=800&format=jpeg';
import tapeEndLarge from './tape-end.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import tapeEndSmallLast from './tape-end.webp?w=240&format=jpeg';
import tapeEndSmall from './tape-end.webp?w=120;240;400&format=avif;webp&as=picture';
import tapeFlatLast from './tape-flat.webp?w=800&format=jpeg';
import tapeFlatLarge from './tape-flat.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import tapeFlatSmallLast from './tape-flat.webp?w=240&format=jpeg';
import tapeFlatSmall from './tape-flat.webp?w=120;240;400&format=avif;webp&as=picture';
import tapeNightLast from './tape-night.webp?w=800&format=jpeg';
import tapeNightLarge from './tape-night.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import tapeNightSmallLast from './tape-night.webp?w=240&format=jpeg';
import tapeNightSmall from './tape-night.webp?w=120;240;400&format=avif;webp&as=picture';
import { toPicture } from './toPicture.ts';

export const tapeViews = [
  { picture: toPicture(tapeLarge, tapeLast), thumb: toPicture(tapeSmall, tapeSmallLast) },
  {
    picture: toPicture(tapeEndLarge, tapeEndLast),
    thumb: toPicture(tapeEndSmall, tapeEndSmallLast),
  },
  {
    picture: toPicture(tapeFlatLarge, tapeFlatLast),
    thumb: toPicture(tapeFlatSmall, tapeFlatSmallLast),
  },
  {
    picture: toPicture(tapeNightLarge, tapeNightLast),
    thumb: toPicture(tapeNightSmall, tapeNightSmallLast),
  },
];
