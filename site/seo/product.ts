import { cards } from 'virtual:product-cards';
import { products } from 'virtual:products';
import type { NamedProduct } from '../catalog/product.ts';
import { config } from '../config/index.ts';
import { brand, currency, store } from '../content/facts.ts';
import { productPage, type ProductPageContent } from '../content/products/page.ts';
import type { PageMeta } from './pageMeta.ts';
import { shareImagePath } from './shareImage.ts';

const pictureOf = (key: string) => cards.find((card) => card.key === key)?.picture.src ?? '';

// Only the marketplace knows the availability, and sets shipping and returns. Google does not accept
// ratings that a brand gives to itself:
// https://developers.google.com/search/docs/appearance/structured-data/review-snippet
const node = (
  { key, name, path, category, material, packs }: NamedProduct,
  { detail, storeAddress }: ProductPageContent,
) => ({
  '@type': 'Product',
  '@id': `${config.origin}${path}#product`,
  name: `${brand} ${name}`,
  description: detail.description,
  image: [`${config.origin}${pictureOf(key)}`, `${config.origin}${shareImagePath(path)}`],
  url: `${config.origin}${path}`,
  brand: { '@type': 'Brand', name: brand },
  category,
  ...(material && { material }),
  offers: packs.map((pack) => ({
    '@type': 'Offer',
    name: pack.name,
    price: pack.price.toFixed(2),
    priceCurrency: currency,
    url: pack.storeUrl ?? storeAddress,
    seller: { '@type': 'Organization', name: store.name },
  })),
});

const metaOf = (product: NamedProduct): PageMeta => {
  const content = productPage(product);
  return {
    head: content.head,
    breadcrumb: content.detail.breadcrumb,
    nodes: [node(product, content)],
  };
};

/** The meta of each product's page, by path. It has an offer for each pack. */
export const productMetas: ReadonlyMap<string, PageMeta> = new Map(
  products.map((product) => [product.path, metaOf(product)]),
);
