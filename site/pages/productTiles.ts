import type { PictureTile } from '#ui';
import { bearingsSetTile, lacesTightTile, tapeBandTile } from '#ui/pictures';

const pictures = { red: tapeBandTile, blue: lacesTightTile, green: bearingsSetTile };

/** Adds to each tile of a product the picture of its color. */
export const withPictures = (tiles: readonly Omit<PictureTile, 'picture'>[]) =>
  tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));
