/** The product images of the tape, each large and as a thumbnail. */
import tapeLarge from './tape.webp?preset=half';
import tapeSmall from './tape.webp?preset=thumb';
import tapeFiveLarge from './tape-five.webp?preset=half';
import tapeFiveSmall from './tape-five.webp?preset=thumb';
import tapeTenLarge from './tape-ten.webp?preset=half';
import tapeTenSmall from './tape-ten.webp?preset=thumb';
import tapeEdgeLarge from './tape-edge.webp?preset=half';
import tapeEdgeSmall from './tape-edge.webp?preset=thumb';
import { toPicture } from './toPicture.ts';

export const tapeImages = [
  { picture: toPicture(tapeLarge), thumb: toPicture(tapeSmall) },
  { picture: toPicture(tapeFiveLarge), thumb: toPicture(tapeFiveSmall) },
  { picture: toPicture(tapeTenLarge), thumb: toPicture(tapeTenSmall) },
  { picture: toPicture(tapeEdgeLarge), thumb: toPicture(tapeEdgeSmall) },
];
