/** The product images of the tape, each large, as a thumbnail, and at its full size. */
import tapeLarge from './tape.webp?preset=half';
import tapeFull from './tape.webp?preset=full';
import tapeSmall from './tape.webp?preset=thumb';
import tapeLegLarge from './tape-leg.webp?preset=half';
import tapeLegFull from './tape-leg.webp?preset=full';
import tapeLegSmall from './tape-leg.webp?preset=thumb';
import tapeRollLarge from './tape-roll.webp?preset=half';
import tapeRollFull from './tape-roll.webp?preset=full';
import tapeRollSmall from './tape-roll.webp?preset=thumb';
import tapeTenLarge from './tape-ten.webp?preset=half';
import tapeTenFull from './tape-ten.webp?preset=full';
import tapeTenSmall from './tape-ten.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const tapeImages = [
  { picture: toPicture(tapeLarge), thumb: toPicture(tapeSmall), full: toPicture(tapeFull) },
  {
    picture: toPicture(tapeLegLarge),
    thumb: toPicture(tapeLegSmall),
    full: toPicture(tapeLegFull),
  },
  {
    picture: toPicture(tapeRollLarge),
    thumb: toPicture(tapeRollSmall),
    full: toPicture(tapeRollFull),
  },
  {
    picture: toPicture(tapeTenLarge),
    thumb: toPicture(tapeTenSmall),
    full: toPicture(tapeTenFull),
  },
];
