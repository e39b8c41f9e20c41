import { bearingsInUseCard, lacesInUseCard, tapeInUseCard } from '#ui/pictures';
import type { ProductShowcaseProps } from '#ui';

type Card = ProductShowcaseProps['products'][number];

const pictures: Readonly<Record<string, Card['picture']>> = {
  'hockey-tape': tapeInUseCard,
  'hockey-laces': lacesInUseCard,
  'hockey-bearings': bearingsInUseCard,
};

/**
 * Returns the card of a product with a picture of its use, which is a decoration. A product without one keeps its own
 * picture.
 */
export const inUse = (card: Card): Card => {
  const picture = pictures[card.id];
  return picture ? { ...card, picture, pictureAlt: '' } : card;
};
