import { bearingsInUseCard, lacesInUseCard, tapeInUseCard } from '#ui/pictures';
import type { ProductShowcaseProps } from '#ui';

type Card = ProductShowcaseProps['products'][number];

/** The pictures by the ids of the products. A test names an id that no product has. */
export const inUsePictures: Readonly<Record<string, Card['picture']>> = {
  'hockey-tape': tapeInUseCard,
  'hockey-laces': lacesInUseCard,
  'hockey-bearings': bearingsInUseCard,
};

/**
 * Returns the card of a product with a picture of its use, which is a decoration. A product without one keeps its own
 * picture.
 */
export const inUse = (card: Card): Card => {
  const picture = inUsePictures[card.id];
  return picture ? { ...card, picture, pictureAlt: '' } : card;
};
