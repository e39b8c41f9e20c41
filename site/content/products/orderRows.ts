import { cards } from 'virtual:product-cards';
import type { OrderListProps } from '#ui';
import { packStoreHref, productStoreHref } from '../storeLinks.ts';
import { contentsOf } from './contents.ts';

const placement = 'where-to-buy-card';

/** Returns the rows of all products for the page from which visitors order. Several packs have a link each. */
export const orderRows = (storeLabel: string): OrderListProps['products'] =>
  cards.map(({ key, id, title, facts, price, packs, packDetails, storeUrl, ...card }) => ({
    id,
    title,
    facts,
    price,
    contents: contentsOf({ packs, packDetails }),
    packs:
      packs.length > 1
        ? packs.map((pack) => ({
            name: pack.name,
            price: pack.price,
            href: packStoreHref(placement, key, pack, storeUrl),
          }))
        : [],
    picture: card.picture,
    pictureAlt: card.pictureAlt,
    tone: card.tone,
    href: card.href,
    storeHref: productStoreHref(placement, key, storeUrl),
    storeLabel,
  }));
