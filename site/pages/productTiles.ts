import type { PictureTile } from '#ui';
import { bearingsSetTile, skatesHangingTile, tapeAtBenchTile } from '#ui/pictures';

const pictures = { red: tapeAtBenchTile, blue: skatesHangingTile, green: bearingsSetTile };

/** Adds to each tile of a product the picture of its color. */
export const withPictures = (tiles: readonly Omit<PictureTile, 'picture'>[]) =>
  tiles.map((tile) => ({ ...tile, picture: pictures[tile.tone] }));
