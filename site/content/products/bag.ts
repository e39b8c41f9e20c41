import type { InTheBagProps } from '#ui';
import { cards } from 'virtual:product-cards';
import type { Post } from '../../api/postTypes.ts';
import { store } from '../facts.ts';
import { productStoreHref } from '../storeLinks.ts';

type Placement = 'guide-card' | 'guide-closing' | 'post-card';

/** Returns the card of the product that a text shows. A product that is not sold has none. */
export const bagOf = (placement: Placement, product: string | undefined, label = 'In the bag') => {
  const card = cards.find(({ key }) => key === product);
  if (!card) return undefined;
  const { key, title, price, tone, href, picture, thumb, storeUrl } = card;
  return {
    label,
    name: title,
    price,
    // Only the card of a guide is large.
    picture: placement === 'guide-card' ? picture : thumb,
    tone,
    href,
    store: {
      label: `Buy on ${store.name}`,
      href: productStoreHref(placement, key, storeUrl),
    },
  } satisfies InTheBagProps;
};

/** Returns the key of the product that the slug of a post names. */
export const productOfPost = ({ slug }: Pick<Post, 'slug'>) => {
  const words = slug.split('-');
  return cards.find(({ topics }) => topics.some((topic) => words.includes(topic)))?.key;
};

/** Returns the keys of the products below a post: the one that its slug names, else those to which it links. */
export const productsOfPost = (post: Pick<Post, 'slug' | 'products'>) => {
  const named = productOfPost(post);
  return named ? [named] : post.products;
};
