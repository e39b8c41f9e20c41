import { expect, it } from 'vitest';
import { readRenamed } from './renamed.ts';

it('readRenamed returns the current slug of each previous one', () => {
  const answer = [
    { slug: 'cloth-or-waxed', previousSlugs: ['wax-or-not', 'Waxed'] },
    { slug: 'tape' },
    { slug: 'late', previousSlugs: ['waxed'] },
  ];
  expect([...readRenamed(answer)]).toEqual([
    ['wax-or-not', 'cloth-or-waxed'],
    ['waxed', 'cloth-or-waxed'],
  ]);
});

it.each([
  null,
  'posts',
  { previousSlugs: ['a'] },
  [null, 7, 'a', {}],
  [{ slug: 'a', previousSlugs: 'b' }],
  [{ slug: 'a', previousSlugs: [null, 7, '', '..', 'b/c', 'x'.repeat(121)] }],
  [{ slug: '../a', previousSlugs: ['b'] }],
])('readRenamed ignores %j', (answer) => {
  expect([...readRenamed(answer)]).toEqual([]);
});

it('readRenamed reads twenty previous slugs of a post', () => {
  const previousSlugs = Array.from({ length: 1_000 }, (_, at) => `old-${at}`);
  expect(readRenamed([{ slug: 'new', previousSlugs }]).size).toBe(20);
});
