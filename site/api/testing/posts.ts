import type { Post } from '../postTypes.ts';

/** Returns a post without a date, an author or a cover, unless given. */
export const postOf = (part: Partial<Post> = {}): Post => ({
  id: '7',
  slug: 'laces',
  title: 'Laces',
  excerpt: '',
  category: 'hockey-tips',
  author: undefined,
  authorBio: undefined,
  cover: undefined,
  publishedAt: undefined,
  updatedAt: undefined,
  content: [null],
  minutes: 1,
  products: [],
  ...part,
});
