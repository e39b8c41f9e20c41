/** The product images of the tape, each large, as a thumbnail, and at its full size. */
import tapeLarge from './tape.webp?preset=half';
import tapeFull from './tape.webp?preset=full';
import tapeSmall from './tape.webp?preset=thumb';
import tapeLegLarge from './tape-leg.webp?preset=half';
import tapeLegFull from './tape-leg.webp?preset=full';
import tapeLegSmall from './tape-leg.webp?preset=thumb';
import tapeFiveLarge from './tape-five.webp?preset=half';
import tapeFiveFull from './tape-five.webp?preset=full';
import tapeFiveSmall from './tape-five.webp?preset=thumb';
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
    picture: toPicture(tapeFiveLarge),
    thumb: toPicture(tapeFiveSmall),
    full: toPicture(tapeFiveFull),
  },
  {
    picture: toPicture(tapeTenLarge),
    thumb: toPicture(tapeTenSmall),
    full: toPicture(tapeTenFull),
  },
];
