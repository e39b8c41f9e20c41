import { pathSegment } from '../canonicalPath.ts';

/** The categories that the site links to. The API may have others. */
export const categories = [
  'hockey-tips',
  'equipment-care',
  'training-tips',
  'equipment-selection',
  'product-guides',
  'hockey-culture',
  'product-comparisons',
  'product-histories',
] as const;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the name of a category, made from its slug: `off-ice` is `Off Ice`. */
export const categoryLabel = (slug: string) =>
  slug.split('-').filter(Boolean).map(capitalize).join(' ');

/** Returns the canonical path of a category page. */
export const categoryHref = (slug: string) => `/blog/category/${pathSegment(slug)}`;
