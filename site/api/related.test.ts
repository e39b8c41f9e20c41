import { expect, it } from 'vitest';
import { createRelated } from './related.ts';
import { postOf } from './testing/posts.ts';

/** Posts named by a letter for the product and one for the category; `-` is no product. */
const list = (names: string) =>
  names.split(' ').map((slug) => postOf({ slug, category: slug.slice(1, 2) }));
const productOf = ({ slug }: { slug: string }) => (slug.startsWith('-') ? undefined : slug[0]);

it.each([
  ['no other post', 'ta1', 'ta1', ''],
  ['the posts that follow in the category', '-a1 -a2 -a3 -a4 -a5', '-a1', '-a2 -a3 -a4'],
  ['the start of the list after its end', '-a1 -a2 -a3 -a4 -a5', '-a4', '-a5 -a1 -a2'],
  ['fewer when there are fewer', '-a1 -a2 -b3', '-a2', '-a1'],
  ['its product before its category', 'ta1 -a2 la3 tb4', 'ta1', 'tb4 -a2 la3'],
  ['none twice', 'ta1 ta2 la3', 'ta1', 'ta2 la3'],
  ['its product only, when three are about it', 'ta1 -a2 tb3 tb4 tb5 tb6', 'tb4', 'tb5 tb6 ta1'],
  ['no posts only because neither is about a product', '-a1 -b2', '-a1', ''],
  ['the first ones, when the list does not have it', '-a1 -a2 -a3 -a4', '-a9', '-a1 -a2 -a3'],
])('relates %s', (_, names, slug, related) => {
  const relatedTo = createRelated(list(names), productOf);
  expect(
    relatedTo({ slug, category: slug.slice(1, 2) })
      .map((one) => one.slug)
      .join(' '),
  ).toBe(related);
});
