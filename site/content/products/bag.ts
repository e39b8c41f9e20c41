import type { InTheBagProps } from '#ui';
import { cards } from 'virtual:product-cards';
import { store } from '../facts.ts';
import { productStoreHref } from '../storeLinks.ts';

type Placement = 'guide-card' | 'post-card';

/** Returns the card of the product that a text shows. A product that is not sold has none. */
export const bagOf = (placement: Placement, product: string | undefined, label = 'In the bag') => {
  const card = cards.find(({ key }) => key === product);
  if (!card) return undefined;
  const { key, title, price, tone, href, thumb, storeUrl } = card;
  return {
    label,
    name: title,
    price,
    picture: thumb,
    tone,
    href,
    store: {
      label: `Buy on ${store.name}`,
      href: productStoreHref(placement, key, storeUrl),
    },
  } satisfies InTheBagProps;
};

/** Returns the key of the product that a post is about, by the words of its slug. */
export const productOfPost = (slug: string) => {
  const words = slug.split('-');
  return cards.find(({ topics }) => topics.some((topic) => words.includes(topic)))?.key;
};
