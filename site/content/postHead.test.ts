import { describe, expect, it } from 'vitest';
import { postOf } from '../api/testing/posts.ts';
import { postBreadcrumb, postHead, truncate } from './postHead.ts';
import { shareLinks } from './share.ts';

describe('postHead', () => {
  it.each([
    ['a short excerpt', 'Flat.'],
    ['no excerpt', ''],
    ['a long excerpt', 'All about flat laces. '.repeat(40)],
    ['an excerpt of one word', 'x'.repeat(500)],
    ['an excerpt with spaces and line breaks', `  Flat \n\n laces ${'and more '.repeat(9)}`],
  ])('has a description of 70 to 160 characters for %s', (_what, excerpt) => {
    const { description } = postHead(postOf({ excerpt }));
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toMatch(/\s\s|^\s|\s$/);
  });

  it('has a breadcrumb that ends with the canonical path', () => {
    expect(postBreadcrumb(postOf({ slug: 'Laces' })).map(({ href }) => href)).toEqual([
      '/',
      '/blog',
      '/blog/laces',
    ]);
  });
});

describe('truncate', () => {
  it.each([
    ['short', 10, 'short'],
    ['cut between words', 14, 'cut between…'],
    ['nowordsatall', 6, 'nowor…'],
    ['a\n b', 10, 'a b'],
  ])('%j to %i is %j', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });

  it('does not split a surrogate pair', () =>
    expect(truncate('😀😀😀😀', 4).isWellFormed()).toBe(true));
});

describe('shareLinks', () => {
  const url = 'https://rink.example/blog/a?b';
  const title = 'Tape & laces: "which"?';
  const links = shareLinks(url, title);

  it.each(links.map((link) => [link.network, link.href] as const))(
    '%s has the URL and the title',
    (_network, href) => {
      const values = [...new URL(href).searchParams.values()];
      expect(values).toContain(url);
      expect(values).toContain(title);
    },
  );

  it('lead to Twitter, Facebook and LinkedIn', () => {
    expect(links.map(({ href }) => new URL(href).host)).toEqual([
      'twitter.com',
      'www.facebook.com',
      'www.linkedin.com',
    ]);
  });
});
