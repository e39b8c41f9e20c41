import {
  dollars,
  pieceText,
  priceText,
  type FinderName,
  type NamedProduct,
} from '../../catalog/product.ts';
import type { ProductPath } from '../../catalog/index.ts';
import { linkTo } from '../../routes.ts';
import { breadcrumbTo } from '../page.ts';
import { guaranteeDays, primeDays, store } from '../facts.ts';
import { packStoreHref, productAddress, type ProductPlacement } from '../storeLinks.ts';
import { contentsOf } from './contents.ts';
import { othersLead } from './words.ts';

/** Returns the head of a product page. */
const headOf = ({ head, pictures: [{ file, alt }] }: NamedProduct) => ({
  ...head,
  picture: { name: file, alt },
});

/** Returns the packs with their links to the store. */
const packsOf = ({ key, packs: [first, ...others], piece, storeUrl }: NamedProduct) => {
  const toPack = (placement: ProductPlacement) => (pack: typeof first) => ({
    name: pack.name,
    price: dollars(pack.price),
    each: pieceText(pack, piece),
    href: packStoreHref(placement, key, pack, storeUrl),
  });
  return (placement: ProductPlacement) =>
    [toPack(placement)(first), ...others.map(toPack(placement))] as const;
};

/** The links below the price to the finders of the product pages. */
const questions = {
  tapeRolls: { label: 'How many rolls?', href: '#rolls' },
  laceLength: { label: 'Which length?', href: '#lace-length' },
  bearingCount: { label: 'How many bearings?', href: '#how-many-bearings' },
} as const satisfies Record<FinderName, { label: string; href: string }>;

const guarantee = {
  label: `${guaranteeDays}-day guarantee: we put it right`,
  href: linkTo('/why-choose/guarantee').href,
};

/** Returns the content of a product's page. */
export const productPage = (product: NamedProduct) => {
  const { key, path, name, kind, packs, tone, page, pictures, storeUrl } = product;
  const packsAt = packsOf(product);
  return {
    head: headOf(product),
    path,
    detail: {
      name,
      breadcrumb: breadcrumbTo(path as ProductPath),
      kind,
      price: priceText(packs),
      contents: contentsOf(product),
      question: page.finder && questions[page.finder],
      description: page.description,
      facts: page.facts,
      tone,
      scale: page.scale,
      buy: {
        packs: packsAt('product-top'),
        label: `BUY NOW ON ${store.name.toUpperCase()}`,
        note: `Free ${primeDays}-day shipping with Prime. Sold only in our ${store.name} store.`,
        guarantee,
      },
    },
    bar: { name, packs: packsAt('product-bar'), label: `Buy on ${store.name}`, tone },
    alts: pictures.map(({ alt }) => alt),
    features: { ...page.features, tone },
    anatomy: page.anatomy,
    guide: page.guide && {
      title: page.guide.title,
      text: page.guide.text,
      link: { label: page.guide.label, href: page.guide.path },
    },
    /** Which of the pictures is beside the link to the guide. */
    guideView: pictures.findIndex(({ file }) => file === page.guide?.picture),
    others: {
      id: 'more-gear',
      title: 'The rest of the bag',
      lead: othersLead(key),
      more: { label: 'See all products', href: linkTo('/where-to-buy').href },
    },
    reversed: page.reversed ?? false,
    /** The address of the product at the store, without a placement. */
    storeAddress: productAddress(key, storeUrl),
  };
};

export type ProductPageContent = ReturnType<typeof productPage>;
