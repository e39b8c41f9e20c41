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

const named: Record<string, string> = {
  'hockey-tips': 'Hockey Tips',
  'product-guides': 'Product Guides',
};

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the name of a category, made from the slug for an unknown one: `off-ice` is `Off Ice`. */
export const categoryLabel = (slug: string) =>
  (Object.hasOwn(named, slug) ? named[slug] : undefined) ??
  slug.split('-').filter(Boolean).map(capitalize).join(' ');

/** Returns the path of a category page. */
export const categoryHref = (slug: string) =>
  `/blog/category/${encodeURIComponent(slug.toWellFormed())}`;
