import type { PostSummary } from '../api/schemas.ts';
import { categoryLabel } from './categories.ts';

/** The page of an article. `.` and `..` would climb out of the blog: such a slug leads to a missing post. */
export const postHref = (slug: string) =>
  /^\.{1,2}$/.test(slug) ? '/blog/not-found' : `/blog/${encodeURIComponent(slug.toWellFormed())}`;

/** An article as a card in a list. */
export const postCard = (post: PostSummary) => ({
  id: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  href: postHref(post.slug),
  cover: post.coverImage,
  category: categoryLabel(post.category),
  published: post.publishedAt,
});
