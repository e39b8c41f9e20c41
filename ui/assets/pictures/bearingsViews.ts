/** The bearings from four sides: large, and as the small picture that leads there. */
import bearingsLast from './bearings.webp?w=800&format=jpeg';
import bearingsLarge from './bearings.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import bearingsSmallLast from './bearings.webp?w=240&format=jpeg';
import bearingsSmall from './bearings.webp?w=120;240;400&format=avif;webp&as=picture';
import bearingsBallsLast from './bearings-balls.webp?w=800&format=jpeg';
import bearingsBallsLarge from './bearings-balls.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import bearingsBallsSmallLast from './bearings-balls.webp?w=240&format=jpeg';
import bearingsBallsSmall from './bearings-balls.webp?w=120;240;400&format=avif;webp&as=picture';
import bearingsRowLast from './bearings-row.webp?w=800&format=jpeg';
import bearingsRowLarge from './bearings-row.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import bearingsRowSmallLast from './bearings-row.webp?w=240&format=jpeg';
import bearingsRowSmall from './bearings-row.webp?w=120;240;400&format=avif;webp&as=picture';
import bearingsNightLast from './bearings-night.webp?w=800&format=jpeg';
import bearingsNightLarge from './bearings-night.webp?w=480;800;1200;1600&format=avif;webp&as=picture';
import bearingsNightSmallLast from './bearings-night.webp?w=240&format=jpeg';
import bearingsNightSmall from './bearings-night.webp?w=120;240;400&format=avif;webp&as=picture';
import { toPicture } from './toPicture.ts';

export const bearingsViews = [
  {
    picture: toPicture(bearingsLarge, bearingsLast),
    thumb: toPicture(bearingsSmall, bearingsSmallLast),
  },
  {
    picture: toPicture(bearingsBallsLarge, bearingsBallsLast),
    thumb: toPicture(bearingsBallsSmall, bearingsBallsSmallLast),
  },
  {
    picture: toPicture(bearingsRowLarge, bearingsRowLast),
    thumb: toPicture(bearingsRowSmall, bearingsRowSmallLast),
  },
  {
    picture: toPicture(bearingsNightLarge, bearingsNightLast),
    thumb: toPicture(bearingsNightSmall, bearingsNightSmallLast),
  },
];
