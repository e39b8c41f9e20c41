/** The blog's categories that the site links to. The API may have others. */
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

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A category's name: its own, or its slug in words. */
export const categoryLabel = (slug: string) =>
  (Object.hasOwn(named, slug) ? named[slug] : undefined) ??
  slug.split('-').filter(Boolean).map(capitalise).join(' ');

/** The page of a category. */
export const categoryHref = (slug: string) =>
  `/blog/category/${encodeURIComponent(slug.toWellFormed())}`;
