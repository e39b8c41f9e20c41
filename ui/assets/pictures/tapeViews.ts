/** The tape from four sides: large, and as the small picture that leads there. */
import tapeLarge from './tape.webp?preset=half';
import tapeSmall from './tape.webp?preset=thumb';
import tapeEndLarge from './tape-end.webp?preset=half';
import tapeEndSmall from './tape-end.webp?preset=thumb';
import tapeFlatLarge from './tape-flat.webp?preset=half';
import tapeFlatSmall from './tape-flat.webp?preset=thumb';
import tapeNightLarge from './tape-night.webp?preset=half';
import tapeNightSmall from './tape-night.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const tapeViews = [
  { picture: toPicture(tapeLarge), thumb: toPicture(tapeSmall) },
  { picture: toPicture(tapeEndLarge), thumb: toPicture(tapeEndSmall) },
  { picture: toPicture(tapeFlatLarge), thumb: toPicture(tapeFlatSmall) },
  { picture: toPicture(tapeNightLarge), thumb: toPicture(tapeNightSmall) },
];
