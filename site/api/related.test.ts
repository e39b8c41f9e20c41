import { expect, it } from 'vitest';
import { relatedTo } from './related.ts';
import type { PostSummary } from './schemas.ts';

const post = (slug: string): PostSummary => ({
  id: slug,
  slug,
  title: slug,
  excerpt: '',
  category: 'hockey-tips',
  author: undefined,
  coverImage: undefined,
  publishedAt: undefined,
});
const list = (slugs: string) => slugs.split('').map(post);

it.each([
  ['abcde', 'a', 'bcd'],
  ['abcde', 'd', 'eab'],
  ['abcde', 'e', 'abc'],
  ['abc', 'b', 'ca'],
  ['a', 'a', ''],
  ['abcde', 'x', 'abc'],
  ['', 'a', ''],
])('relatedTo: in %j, the posts after %j are %j', (slugs, slug, related) => {
  expect(
    relatedTo(list(slugs), slug)
      .map((one) => one.slug)
      .join(''),
  ).toBe(related);
});
