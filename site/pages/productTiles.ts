import type { PictureTile } from '#ui';
import { bearingsInWheelsTile, lacesInUseTile, tapeInUseTile } from '#ui/pictures';

const pictures = { red: tapeInUseTile, blue: lacesInUseTile, green: bearingsInWheelsTile };

/** Adds to each tile of a product the picture of its color: the product in use. */
export const withPictures = (tiles: readonly Omit<PictureTile, 'picture'>[]) =>
  tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));
