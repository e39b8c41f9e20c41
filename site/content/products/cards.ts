import { cards } from 'virtual:product-cards';
import type { NamedProduct } from '../../catalog/product.ts';
import { store } from '../facts.ts';
import { productStoreHref, type ProductPlacement } from '../storeLinks.ts';

const storeLabel = `Buy on ${store.name}`;

/** Returns the cards of all products, with their pictures, for a placement. */
export const productCards = (placement: ProductPlacement) =>
  cards.map(
    ({
      key,
      storeUrl,
      thumb: _thumb,
      topics: _topics,
      facts: _facts,
      packs: _packs,
      packDetails: _packDetails,
      ...card
    }) => ({
      ...card,
      storeHref: productStoreHref(placement, key, storeUrl),
      storeLabel,
    }),
  );

/** Returns a link to a product with the price after its label, and the facts of the product. */
export const withPrice = ({ label, href }: { label: string; href: string }) => {
  const card = cards.find((one) => one.href === href);
  return {
    product: { label: card ? `${label}, ${card.price}` : label, href },
    facts: card?.facts ?? [],
  };
};

/** Returns the cards on the home page, where a product can have another description. */
export const homeCards = () =>
  productCards('home-card').map((card) => ({
    ...card,
    description: card.homeDescription ?? card.description,
  }));

/**
 * Returns the cards below the page of a product: the others, those that go with it first and with the
 * reason for it.
 */
export const otherCards = ({ id, page: { goesWith = [] } }: NamedProduct) => {
  const paired = new Map(goesWith.map(({ key, text }, at) => [key, { text, at }]));
  const keys = new Map(cards.map((card) => [card.id, card.key]));
  return productCards('product-card')
    .filter((card) => card.id !== id)
    .map((card) => ({ card, pair: paired.get(keys.get(card.id) ?? '') }))
    .toSorted((a, b) => (a.pair?.at ?? goesWith.length) - (b.pair?.at ?? goesWith.length))
    .map(({ card, pair }) => (pair ? { ...card, description: pair.text } : card));
};
