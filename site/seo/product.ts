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
import type { Breadcrumb, Head } from '../content/page.ts';
import type { PageMeta } from './pageMeta.ts';
import { shareImagePath } from './shareImage.ts';

interface ProductFacts {
  name: string;
  path: string;
  storeHref: string;
  offers: readonly { name: string; price: number }[];
}

interface ProductDetails {
  head: Head;
  detail: { description: string; breadcrumb: Breadcrumb };
  picture: { src: string };
  category: string;
  material?: string;
}

// Only the marketplace knows the availability, and sets shipping and returns. Google does not accept
// ratings that a brand gives to itself:
// https://developers.google.com/search/docs/appearance/structured-data/review-snippet
const product = (facts: ProductFacts, { detail, picture, category, material }: ProductDetails) => ({
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

const productMeta = (facts: ProductFacts, details: ProductDetails): PageMeta => ({
  head: details.head,
  breadcrumb: details.detail.breadcrumb,
  nodes: [product(facts, details)],
});

/** Returns the meta of the tape's page, with an offer for each pack. */
export const tapeMeta = () =>
  productMeta(tape, { ...tapePage, picture: tapePicture, category: 'Hockey tape' });

/** Returns the meta of the laces' page. */
export const lacesMeta = () =>
  productMeta(laces, {
    ...lacesPage,
    picture: lacesPicture,
    category: 'Hockey skate laces',
    material: laces.material,
  });

/** Returns the meta of the bearings' page. */
export const bearingsMeta = () =>
  productMeta(bearings, {
    ...bearingsPage,
    picture: bearingsPicture,
    category: 'Inline skate bearings',
    material: bearings.material,
  });
