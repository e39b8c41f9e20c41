import { describe, expect, it } from 'vitest';
import { categoryPath, isSlug, postPath } from './paths.ts';

describe('postPath', () => {
  it.each([
    ['cloth-or-waxed', '/api/blog/post/cloth-or-waxed'],
    ['constructor', '/api/blog/post/constructor'],
    ['__proto__', '/api/blog/post/__proto__'],
    ['Ünïcode', '/api/blog/post/%C3%9Cn%C3%AFcode'],
    ['"><script>', '/api/blog/post/%22%3E%3Cscript%3E'],
    ['a&b=c', '/api/blog/post/a%26b%3Dc'],
    ['v2.0', '/api/blog/post/v2.0'],
  ])('of %j is %s, one segment longer', (slug, path) => {
    expect(postPath(slug)).toBe(path);
    expect(new URL(path, 'https://site.example').pathname.split('/')).toHaveLength(5);
  });

  it.each([
    '',
    '.',
    '..',
    '...',
    'a/b',
    '../../contact',
    '..\\admin',
    'a?b',
    'a#b',
    '%2e%2e',
    'a b',
    'a\nb',
    '\u0000',
    'a\u200bb',
    '\ud800',
    'x'.repeat(121),
  ])('is undefined for %j, which is no slug', (slug) => {
    expect(isSlug(slug)).toBe(false);
    expect(postPath(slug)).toBeUndefined();
    expect(categoryPath(slug)).toBeUndefined();
  });
});

it('categoryPath encodes the category', () => {
  expect(categoryPath('hockey-tips')).toBe('/api/blog/category/hockey-tips');
});
