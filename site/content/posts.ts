import type { Post } from '../api/postTypes.ts';
import type { PostSummary } from '../api/schemas.ts';
import { categoryLabel } from './categories.ts';

/** The page of an article. */
export const postHref = (slug: string) => `/blog/${encodeURIComponent(slug.toWellFormed())}`;

/** An article as a card in a list. */
export const postCard = (post: PostSummary) => ({
  id: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  href: postHref(post.slug),
  cover: post.coverImage,
  category: categoryLabel(post.category),
  author: post.author,
  published: post.publishedAt,
});

/** An article as a card in its category's list, which says the category above all of them. */
export const cardInCategory = (post: PostSummary) => {
  const { category: _category, ...card } = postCard(post);
  return card;
};

/** The badge of an article on its own page, as the owner wants it: one of two. */
export const postBadge = ({ category }: Pick<Post, 'category'>) =>
  categoryLabel(category === 'hockey-tips' ? 'hockey-tips' : 'product-guides');

/** The day of the last change, when it is another than that of publication. */
export const updatedDay = ({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>) =>
  updatedAt && updatedAt.text !== publishedAt?.text ? updatedAt : undefined;
