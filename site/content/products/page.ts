import { priceText, type NamedProduct } from '../../catalog/product.ts';
import type { ProductPath } from '../../catalog/index.ts';
import { breadcrumbTo } from '../page.ts';
import { primeDays, store } from '../facts.ts';
import { productAddress, productStoreHref } from '../storeLinks.ts';
import { othersLead } from './words.ts';

/** Returns the head of a product page. */
const headOf = ({ head, pictures: [{ file, alt }] }: NamedProduct) => ({
  ...head,
  picture: { name: file, alt },
});

/** Returns the content of a product's page. */
export const productPage = (product: NamedProduct) => {
  const { key, path, name, packs, tone, page, pictures, storeUrl } = product;
  return {
    head: headOf(product),
    path,
    detail: {
      name,
      breadcrumb: breadcrumbTo(path as ProductPath),
      price: priceText(packs),
      description: page.description,
      facts: page.facts,
      tone,
      store: {
        label: `BUY NOW ON ${store.name.toUpperCase()}`,
        href: productStoreHref('product-top', key, storeUrl),
      },
      note: `Prime members get free ${primeDays}-day shipping. Sold only in our ${store.name} store.`,
    },
    alts: pictures.map(({ alt }) => alt),
    features: { ...page.features, tone },
    guide: page.guide && {
      title: page.guide.title,
      text: page.guide.text,
      link: { label: page.guide.label, href: page.guide.path },
    },
    others: { id: 'more-gear', title: 'The rest of the bag', lead: othersLead(key) },
    reversed: page.reversed ?? false,
    /** The address of the product at the store, without a placement. */
    storeAddress: productAddress(key, storeUrl),
  };
};

export type ProductPageContent = ReturnType<typeof productPage>;
