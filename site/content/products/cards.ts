import { cards } from 'virtual:product-cards';
import { store } from '../facts.ts';
import { productStoreHref } from './store.ts';

const storeLabel = `Buy on ${store.name}`;

/** The cards of all products, with their pictures. */
export const productCards = cards.map(({ key, storeUrl, ...card }) => ({
  ...card,
  storeHref: productStoreHref(key, storeUrl),
  storeLabel,
}));

/** The cards on the home page, where a product can have another description. */
export const homeCards = productCards.map((card) => ({
  ...card,
  description: card.homeDescription ?? card.description,
}));
