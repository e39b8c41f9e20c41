import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPosts, readPosts } from './posts.ts';

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
const { coverImage: cover, ...withoutCover } = good;
const read = {
  ...withoutCover,
  cover,
  publishedAt: { text: 'Jan 5, 2025', iso: '2025-01-05T02:00:00.000Z' },
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

it('getPosts leaves out posts of the future, by the clock of the server', async () => {
  const posts = ['02:00:00', '02:00:01'].map((time, at) => ({
    ...good,
    slug: `post-${at}`,
    publishedAt: `2025-01-05T${time}Z`,
  }));
  const headers = { Date: 'Sun, 05 Jan 2025 02:00:00 GMT' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(posts, { headers })));
  expect((await getPosts('/api/blog/posts')).map(({ slug }) => slug)).toEqual(['post-0']);
  vi.unstubAllGlobals();
});

describe('readPosts', () => {
  it('returns the properties that a list needs, and no others', () => {
    expect(readPosts([{ ...good, content: '<p>Long.</p>', password: 'x' }])).toStrictEqual([read]);
  });

  it('returns an empty list for an empty list', () => expect(readPosts([])).toEqual([]));

  it.each([null, undefined, {}, 'posts', 7, { posts: [good] }])(
    'rejects %j, which is not a list',
    (answer) => {
      expect(() => readPosts(answer)).toThrow(new TypeError('The API sent no list of posts.'));
    },
  );

  it.each([[[null]], [[{}]], [['post', 7, []]], [[{ ...good, slug: ' ' }]]])(
    'rejects %j, in which no post is valid',
    (answer) => {
      expect(() => readPosts(answer)).toThrow('None of the posts in the list is valid.');
    },
  );

  it.each([
    ['no slug', { slug: undefined }],
    ['an empty slug', { slug: '  ' }],
    ['a slug that cannot be a path segment', { slug: '../admin' }],
    ['a slug that is not a string', { slug: 7 }],
    ['no title', { title: null }],
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
  ])('skips a post with %s, and warns', (_what, part) => {
    expect(readPosts([{ ...good, ...part }, good])).toStrictEqual([read]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('names the post that it skips, and the reason', () => {
    readPosts([{ ...good, slug: 'a/b' }, good]);
    expect(warn).toHaveBeenCalledWith(
      'Skipped a malformed post:',
      '"a/b": The slug cannot be part of a URL.',
    );
  });

  it.each([
    ['no excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['an excerpt that is not a string', { excerpt: 7 }, { excerpt: '' }],
    ['no category', { category: null }, { category: '' }],
    ['an author that is not a string', { author: { name: 'Dana' } }, { author: undefined }],
    ['no cover', { coverImage: null }, { cover: undefined }],
    ['a script for a cover', { coverImage: 'javascript:alert(1)' }, { cover: undefined }],
    ['data for a cover', { coverImage: 'data:image/png;base64,AA' }, { cover: undefined }],
    ['a relative cover', { coverImage: 'cover.png' }, { cover: undefined }],
    ['a user name in a cover', { coverImage: '//a@b/c' }, { cover: undefined }],
    [
      'a cover without TLS',
      { coverImage: ' http://example.com/a.png' },
      { cover: 'https://example.com/a.png' },
    ],
    ['a cover that is not a string', { coverImage: 7 }, { cover: undefined }],
    ['no date', { publishedAt: undefined }, { publishedAt: undefined }],
    ['an invalid date', { publishedAt: 'soon' }, { publishedAt: undefined }],
    ['a day that does not exist', { publishedAt: '2025-02-30' }, { publishedAt: undefined }],
    ['a date in seconds', { publishedAt: 1736042400 }, { publishedAt: undefined }],
    ['a number for an id', { id: 7 }, { id: '7' }],
    ['spaces around its title', { title: ' Cloth or waxed? ' }, {}],
  ])('keeps a post with %s', (_what, part, expected) => {
    expect(readPosts([{ ...good, ...part }])).toEqual([{ ...read, ...expected }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [
      'sorts them, and makes an address https',
      [
        { url: ' http://example.com/b.webp', width: 720 },
        { url: '/a.webp', width: 360 },
      ],
      '/a.webp 360w, https://example.com/b.webp 720w',
    ],
    [
      'ignores a second one of the same width',
      [
        { url: '/a.webp', width: 360 },
        { url: '/b.webp', width: 360 },
      ],
      '/a.webp 360w',
    ],
    ...[
      { url: 'javascript:alert(1)', width: 720 },
      { url: 'data:image/png;base64,AA', width: 720 },
      { url: '/b.webp 1w, https://evil.test/c.webp', width: 720 },
      { url: '/b.webp,', width: 720 },
      { url: '/b.webp', width: '720' },
      { url: '/b.webp', width: 0.5 },
      { url: '/b.webp', width: -1 },
      { url: '/b.webp', width: 1e9 },
      { width: 720 },
      null,
      '/b.webp',
    ].map((bad) => [
      `ignores ${JSON.stringify(bad)}`,
      [bad, { url: '/a.webp', width: 360 }],
      '/a.webp 360w',
    ]),
  ] as [string, unknown[], string][])(
    'reads the widths of a cover: %s',
    (_what, widths, srcSet) => {
      const [post] = readPosts([{ ...good, coverImages: widths }]);
      expect(post?.cover).toEqual({ src: good.coverImage, sources: [{ srcSet }] });
    },
  );

  it.each([null, 'wide', {}, [], [null], [{ url: '/b.webp', width: 0 }]])(
    'keeps the address of a cover whose widths are %j',
    (coverImages) => {
      expect(readPosts([{ ...good, coverImages }])[0]?.cover).toBe(good.coverImage);
    },
  );

  it('ignores the widths of a post without a valid cover', () => {
    const coverImages = [{ url: '/a.webp', width: 360 }];
    expect(readPosts([{ ...good, coverImage: 'a.png', coverImages }])[0]?.cover).toBeUndefined();
  });

  it('keeps the first of two posts whose slugs differ only in case', () => {
    const posts = readPosts([
      good,
      { ...good, slug: 'CLOTH-or-waxed', title: 'Again' },
      { ...good, slug: 'other' },
    ]);
    expect(posts.map(({ title, slug }) => [slug, title])).toEqual([
      ['cloth-or-waxed', 'Cloth or waxed?'],
      ['other', 'Cloth or waxed?'],
    ]);
  });
});
