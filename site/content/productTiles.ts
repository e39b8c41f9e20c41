import type { PictureTile } from '#ui';
import { catalog } from '../catalog/index.ts';
import { sceneAlts } from './scenes.ts';

/** The text of each product's tile, by the product's key. A product that is not in this list has no tile. */
const tileWords: Readonly<Record<string, Pick<PictureTile, 'text' | 'tone' | 'pictureAlt'>>> = {
  tape: {
    text: 'It goes around the sock, and the shin guard stays where you put it.',
    tone: 'red',
    pictureAlt: sceneAlts.tapeBand,
  },
  laces: {
    text: 'They run freely through the eyelets and lie flat over the tongue.',
    tone: 'blue',
    pictureAlt: sceneAlts.lacesTight,
  },
  bearings: {
    text: 'They spin under load, quietly: you feel the push, not the wheel.',
    tone: 'green',
    pictureAlt: sceneAlts.bearingsSet,
  },
};

/** The products, as tiles of pages that do not sell them. Pages add the pictures. */
export const productTiles = catalog.flatMap(({ key, name, path }) => {
  const words = tileWords[key];
  return words ? [{ name, href: path, ...words }] : [];
});
