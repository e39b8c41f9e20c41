import type { PictureTile } from '#ui';
import { bearingsInWheels, lacesInUse, tapeInUse } from '#ui/pictures';

const pictures = { red: tapeInUse, blue: lacesInUse, green: bearingsInWheels };

/** Adds to each tile of a product the picture of its color: the product in use. */
export const withPictures = (tiles: readonly Omit<PictureTile, 'picture'>[]) =>
  tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));
