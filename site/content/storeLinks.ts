import { config } from '../config/index.ts';

/** The places of links to the front page of the store. The name is part of their address: see `tagged`. */
export const storePlacements = [
  'header',
  'hero',
  'home-closing',
  'where-to-buy-top',
  'guide',
  'why-choose',
  'about',
  'blog',
  'contact',
  'footer',
  'sitemap',
  'not-found',
] as const;

/** The places of links to a product at the store. */
export const productPlacements = [
  'product-top',
  'product-bar',
  'product-finder',
  'product-card',
  'guide-card',
  'guide-closing',
  'post-card',
  'home-card',
  'where-to-buy-card',
] as const;

export type StorePlacement = (typeof storePlacements)[number];
export type ProductPlacement = (typeof productPlacements)[number];

/**
 * Returns an address with the parameters of `VITE_STORE_TAG_PATTERN`, by which Amazon Attribution tells
 * the places of links apart. Without a pattern it returns the address itself.
 */
const tagged = (address: string, placement: StorePlacement | ProductPlacement, product: string) => {
  const { tagPattern } = config.store;
  if (tagPattern === undefined) return address;
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(tagPattern)) {
    const filled = value.replaceAll('{placement}', placement).replaceAll('{product}', product);
    url.searchParams.set(name, filled);
  }
  return url.href;
};

/** Returns the address of the store's front page for a link at a placement. */
export const storeHref = (placement: StorePlacement) =>
  tagged(config.store.home, placement, 'store');

/** Returns the address of a product at the store. The owner's variable has priority over the product file. */
export const productAddress = (key: string, storeUrl?: string) =>
  config.store.products[key] ?? storeUrl ?? config.store.home;

/** Returns the address of a pack at the store: its own one, or that of its product. */
export const packStoreHref = (
  placement: ProductPlacement,
  key: string,
  pack: { storeUrl?: string },
  storeUrl?: string,
) => tagged(pack.storeUrl ?? productAddress(key, storeUrl), placement, key);

/** Returns the address of a product at the store for a link at a placement. */
export const productStoreHref = (placement: ProductPlacement, key: string, storeUrl?: string) =>
  tagged(productAddress(key, storeUrl), placement, key);
