import type { Post } from '../api/postTypes.ts';
import type { PostSummary } from '../api/schemas.ts';
import { pathSegment } from '../canonicalPath.ts';
import { categoryLabel } from './categories.ts';

/** The link below posts that were chosen from all. */
export const allArticles = { label: 'All articles', href: '/blog' };

/** Returns the canonical path of a post page. The slug may be any text. */
export const postHref = (slug: string) => `/blog/${pathSegment(slug)}`;

/** Returns the props of a post's card. */
export const postCard = (post: PostSummary) => ({
  id: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  href: postHref(post.slug),
  cover: post.cover,
  category: categoryLabel(post.category),
  author: post.author,
  published: post.publishedAt,
});

/** Returns the props of a card in a list of one category, whose heading names it. */
export const cardInCategory = (post: PostSummary) => {
  const { category: _category, ...card } = postCard(post);
  return card;
};

/** Returns the badge of a post page: "Hockey Tips" or, for any other category, "Product Guides". */
export const postBadge = ({ category }: Pick<Post, 'category'>) =>
  categoryLabel(category === 'hockey-tips' ? 'hockey-tips' : 'product-guides');

/** Returns the date of the last change, unless it is the day of publication. */
export const updatedDay = ({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>) =>
  updatedAt && updatedAt.text !== publishedAt?.text ? updatedAt : undefined;
