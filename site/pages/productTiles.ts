import type { PictureTile } from '#ui';
import { bearingsSet, skatesHanging, tapeAtBench } from '#ui/pictures';

const pictures = { red: tapeAtBench, blue: skatesHanging, green: bearingsSet };

/** Adds to each tile of a product the picture of its color: the product in use. */
export const withPictures = (tiles: readonly Omit<PictureTile, 'picture'>[]) =>
  tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));
