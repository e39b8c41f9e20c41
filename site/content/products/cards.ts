import { cards } from 'virtual:product-cards';
import { store } from '../facts.ts';
import { productStoreHref, type ProductPlacement } from '../storeLinks.ts';

const storeLabel = `Buy on ${store.name}`;

/** Returns the cards of all products, with their pictures, for a placement. */
export const productCards = (placement: ProductPlacement) =>
  cards.map(({ key, storeUrl, ...card }) => ({
    ...card,
    storeHref: productStoreHref(placement, key, storeUrl),
    storeLabel,
  }));

/** Returns the cards on the home page, where a product can have another description. */
export const homeCards = () =>
  productCards('home-card').map((card) => ({
    ...card,
    description: card.homeDescription ?? card.description,
  }));
