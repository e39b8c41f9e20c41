import { describe, expect, it } from 'vitest';
import type { Post } from '../api/postTypes.ts';
import { cut, postCanonical, postHead, postTrail } from './postHead.ts';
import { shareLinks } from './share.ts';

const post: Post = {
  id: '7',
  slug: 'Laces',
  title: 'Laces',
  excerpt: 'Flat or round.',
  category: 'hockey-tips',
  author: undefined,
  coverImage: undefined,
  publishedAt: undefined,
  updatedAt: undefined,
  content: null,
  minutes: 1,
};

describe('the head of an article', () => {
  it.each([
    ['a short excerpt', 'Flat.'],
    ['none', ''],
    ['a long one', 'All about flat laces. '.repeat(40)],
    ['one word', 'x'.repeat(500)],
    ['room', `  Flat \n\n laces ${'and more '.repeat(9)}`],
  ])('describes it in 70 to 160 characters, given %s', (_what, excerpt) => {
    const { description } = postHead({ ...post, excerpt });
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toMatch(/\s\s|^\s|\s$/);
  });

  it('has a canonical address in small letters', () => {
    expect(postCanonical('Laces')).toBe('/blog/laces');
    expect(postCanonical('Été')).toBe('/blog/%c3%a9t%c3%a9');
    expect(postTrail(post).map(({ href }) => href)).toEqual(['/', '/blog', '/blog/laces']);
  });
});

describe('cut', () => {
  it.each([
    ['short', 10, 'short'],
    ['cut between words', 14, 'cut between…'],
    ['nowordsatall', 6, 'nowor…'],
    ['a\n b', 10, 'a b'],
  ])('%j to %i is %j', (text, length, expected) => {
    expect(cut(text, length)).toBe(expected);
  });

  it('never ends in half a sign', () => expect(cut('😀😀😀😀', 4).isWellFormed()).toBe(true));
});

describe('the links to share by', () => {
  const url = 'https://rink.example/blog/a?b';
  const title = 'Tape & laces: "which"?';
  const links = shareLinks(url, title);

  it.each(links.map((link) => [link.network, link.href] as const))(
    '%s gets the whole address and the title',
    (_network, href) => {
      const values = [...new URL(href).searchParams.values()];
      expect(values).toContain(url);
      expect(values).toContain(title);
    },
  );

  it('are those three', () => {
    expect(links.map(({ href }) => new URL(href).host)).toEqual([
      'twitter.com',
      'www.facebook.com',
      'www.linkedin.com',
    ]);
  });
});
