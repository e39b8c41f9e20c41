import { cards } from 'virtual:product-cards';
import type { OrderListProps } from '#ui';
import { packStoreHref, productStoreHref } from '../storeLinks.ts';
import { contentsOf } from './contents.ts';

const placement = 'where-to-buy-card';

type Card = (typeof cards)[number];

/** Returns the packs with their links, or undefined for a product with one pack. */
const packsOf = ({ key, packs, storeUrl }: Card) =>
  packs.length > 1
    ? packs.map((pack) => ({
        name: pack.name,
        price: pack.price,
        each: pack.each,
        href: packStoreHref(placement, key, pack, storeUrl),
      }))
    : undefined;

/** Returns the rows of all products for the page from which visitors order. Each of several packs has its link. */
export const orderRows = (storeLabel: string): OrderListProps['products'] =>
  cards.map((card) => ({
    id: card.id,
    title: card.title,
    facts: card.facts,
    price: card.price,
    contents: contentsOf(card),
    packs: packsOf(card),
    picture: card.picture,
    pictureAlt: card.pictureAlt,
    tone: card.tone,
    href: card.href,
    storeHref: productStoreHref(placement, card.key, card.storeUrl),
    storeLabel,
  }));
