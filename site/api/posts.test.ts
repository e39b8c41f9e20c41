import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPosts } from './posts.ts';

const good = {
  id: '7',
  slug: 'cloth-or-waxed',
  title: 'Cloth or waxed?',
  excerpt: 'Both, in turn.',
  category: 'product-guides',
  author: 'Dana R.',
  coverImage: '/api/covers/laces.svg',
  publishedAt: '2025-01-05T02:00:00Z',
};
const read = {
  ...good,
  publishedAt: { text: 'Jan 5, 2025', iso: '2025-01-05T02:00:00.000Z' },
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

describe('readPosts', () => {
  it('reads what a list needs, and nothing more', () => {
    expect(readPosts([{ ...good, content: '<p>Long.</p>', password: 'x' }])).toStrictEqual([read]);
  });

  it('takes an empty list for what it is', () => expect(readPosts([])).toEqual([]));

  it.each([null, undefined, {}, 'posts', 7, { posts: [good] }])('refuses %j: no list', (answer) => {
    expect(() => readPosts(answer)).toThrow(new TypeError('The list of articles is no list.'));
  });

  it.each([[[null]], [[{}]], [['post', 7, []]], [[{ ...good, slug: ' ' }]]])(
    'refuses %j: nothing can be used',
    (answer) => {
      expect(() => readPosts(answer)).toThrow('Nothing in the list of articles can be used.');
    },
  );

  it.each([
    ['no slug', { slug: undefined }],
    ['an empty slug', { slug: '  ' }],
    ['a slug that is no text', { slug: 7 }],
    ['no title', { title: null }],
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
  ])('leaves out an article with %s, and says so', (_what, part) => {
    expect(readPosts([{ ...good, ...part }, good])).toStrictEqual([read]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['no excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['an excerpt that is no text', { excerpt: 7 }, { excerpt: '' }],
    ['no category', { category: null }, { category: '' }],
    ['an author that is no text', { author: { name: 'Dana' } }, { author: undefined }],
    ['no cover', { coverImage: null }, { coverImage: undefined }],
    ['a cover that is no text', { coverImage: 7 }, { coverImage: undefined }],
    ['no date', { publishedAt: undefined }, { publishedAt: undefined }],
    ['a date that is none', { publishedAt: 'soon' }, { publishedAt: undefined }],
    ['a day that is none', { publishedAt: '2025-02-30' }, { publishedAt: undefined }],
    ['a date in seconds', { publishedAt: 1736042400 }, { publishedAt: undefined }],
    ['a number for an id', { id: 7 }, { id: '7' }],
    ['room around its words', { title: ' Cloth or waxed? ' }, {}],
  ])('keeps an article with %s', (_what, part, expected) => {
    expect(readPosts([{ ...good, ...part }])).toEqual([{ ...read, ...expected }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps the first of two with the same slug', () => {
    const posts = readPosts([good, { ...good, title: 'Again' }, { ...good, slug: 'other' }]);
    expect(posts.map(({ title, slug }) => [slug, title])).toEqual([
      ['cloth-or-waxed', 'Cloth or waxed?'],
      ['other', 'Cloth or waxed?'],
    ]);
  });

  it('takes two slugs that differ in capitals for the same address', () => {
    const posts = readPosts([good, { ...good, slug: 'CLOTH-or-waxed', title: 'Again' }]);
    expect(posts.map(({ title }) => title)).toEqual(['Cloth or waxed?']);
  });

  it.each(['__proto__', 'constructor', '../admin', '</script><script>', 'a\u2028b', '\ud800'])(
    'takes %j as words, whatever it looks like',
    (words) => {
      const hostile = { ...good, title: words, category: words };
      expect(readPosts([hostile])).toMatchObject([{ title: words, category: words }]);
    },
  );

  it.each([
    '.',
    '..',
    'a/b',
    '../admin',
    'a\\b',
    'a?b',
    'a#b',
    'a%2Fb',
    'a b',
    'a\u200bb',
    '\ud800',
  ])('leaves out an article whose slug %j would be another address', (slug) => {
    expect(readPosts([{ ...good, slug }, good])).toStrictEqual([read]);
    expect(warn).toHaveBeenCalledOnce();
  });
});
