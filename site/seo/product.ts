/** A product as search engines are told of it. Prices are the ones that the page shows. */
import {
  bearings as bearingsPicture,
  laces as lacesPicture,
  tape as tapePicture,
} from '#ui/pictures';
import { config } from '../config/index.ts';
import { bearings, brand, currency, laces, store, tape } from '../content/facts.ts';
import { bearingsPage } from '../content/products/bearings.ts';
import { lacesPage } from '../content/products/laces.ts';
import { tapePage } from '../content/products/tape.ts';
import { shareImagePath } from './shareImage.ts';

interface Facts {
  name: string;
  path: string;
  storeHref: string;
  offers: readonly { name: string; price: number }[];
}

interface Shown {
  detail: { description: string };
  picture: { src: string };
  category: string;
  material?: string;
}

// No availability: only the marketplace knows it. No shipping or returns: they are the
// marketplace's, and nobody can buy on this page. No ratings: an owner's own do not count.
const product = (facts: Facts, { detail, picture, category, material }: Shown) => ({
  '@type': 'Product',
  '@id': `${config.origin}${facts.path}#product`,
  name: `${brand} ${facts.name}`,
  description: detail.description,
  image: [`${config.origin}${picture.src}`, `${config.origin}${shareImagePath(facts.path)}`],
  url: `${config.origin}${facts.path}`,
  brand: { '@type': 'Brand', name: brand },
  category,
  ...(material && { material }),
  offers: facts.offers.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: currency,
    url: facts.storeHref,
    seller: { '@type': 'Organization', name: store.name },
  })),
});

export const tapeProduct = () =>
  product(tape, { ...tapePage, picture: tapePicture, category: 'Hockey tape' });

export const lacesProduct = () =>
  product(laces, {
    ...lacesPage,
    picture: lacesPicture,
    category: 'Hockey skate laces',
    material: laces.material,
  });

export const bearingsProduct = () =>
  product(bearings, {
    ...bearingsPage,
    picture: bearingsPicture,
    category: 'Inline skate bearings',
    material: bearings.material,
  });
