import { describe, expect, it } from 'vitest';
import { postOf } from '../api/testing/posts.ts';
import { categoryLabel } from './categories.ts';
import { postBadge, postCard, postHref, updatedDay } from './posts.ts';

describe('postHref', () => {
  it.each([
    ['cloth-or-waxed', '/blog/cloth-or-waxed'],
    ['Ünïcode', '/blog/%C3%BCn%C3%AFcode'],
    ['...', '/blog/...'],
    ['a/b', '/blog/a%2Fb'],
    ['../admin', '/blog/..%2Fadmin'],
    ['%2F', '/blog/%252f'],
    ['%2e%2e', '/blog/%252e%252e'],
    ['//evil.example', '/blog/%2F%2Fevil.example'],
    ['\\\\evil.example', '/blog/%5C%5Cevil.example'],
    ['https://evil.example', '/blog/https:%2F%2Fevil.example'],
    ['javascript:alert(1)', '/blog/javascript:alert(1)'],
    ['?admin=1#top', '/blog/%3Fadmin=1%23top'],
    ['"><script>', '/blog/%22%3E%3Cscript%3E'],
    ['\ud800', '/blog/%EF%BF%BD'],
    ['constructor', '/blog/constructor'],
  ])('of %j is %s', (slug, href) => {
    expect(postHref(slug)).toBe(href);
    const url = new URL(href, 'https://site.example');
    expect(url.host).toBe('site.example');
    expect(url.pathname.split('/')).toHaveLength(3);
    expect(url.search + url.hash).toBe('');
  });
});

describe('categoryLabel', () => {
  it.each([
    ['hockey-tips', 'Hockey Tips'],
    ['product-guides', 'Product Guides'],
    ['training', 'Training'],
    ['off-ice-training', 'Off Ice Training'],
    ['--skates--', 'Skates'],
    ['', ''],
    ['constructor', 'Constructor'],
    ['toString', 'ToString'],
    ['__proto__', '__proto__'],
  ])('of %j is %j', (slug, label) => {
    expect(categoryLabel(slug)).toBe(label);
  });
});

describe('postCard', () => {
  it('links to the post, names its category, and has no cover when the post has none', () => {
    expect(postCard(postOf())).toMatchObject({
      id: 'laces',
      href: '/blog/laces',
      category: 'Hockey Tips',
      cover: undefined,
    });
  });
});

describe('postBadge', () => {
  it.each([
    ['hockey-tips', 'Hockey Tips'],
    ['product-guides', 'Product Guides'],
    ['equipment-care', 'Product Guides'],
    ['', 'Product Guides'],
  ])('of %j is %s', (category, badge) => {
    expect(postBadge({ category })).toBe(badge);
  });
});

describe('updatedDay', () => {
  const day = (text: string, iso = text) => ({ text, iso });

  it.each([
    ['the same day', day('May 5'), day('May 5', 'later'), undefined],
    ['another day', day('May 5'), day('May 6'), day('May 6')],
    ['no day of publication', undefined, day('May 6'), day('May 6')],
    ['no change', day('May 5'), undefined, undefined],
  ])(
    'returns a date only for a change on another day: %s',
    (_what, publishedAt, updatedAt, shown) => {
      expect(updatedDay({ publishedAt, updatedAt })).toEqual(shown);
    },
  );
});
