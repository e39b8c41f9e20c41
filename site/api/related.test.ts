import { expect, it } from 'vitest';
import { relatedTo } from './related.ts';
import { postOf } from './testing/posts.ts';

const list = (slugs: string) => slugs.split('').map((slug) => postOf({ slug }));

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
