import { describe, expect, it } from 'vitest';
import { followRedirects } from './redirects.ts';

const currentPath = followRedirects({
  '/shop': '/old-contact',
  '/old-contact': '/contact',
  '/blog/café': '/blog/crème',
  '/a': '/b',
  '/b': '/a',
});

describe('followRedirects', () => {
  it.each([
    ['/shop', '/contact'],
    ['/blog/caf%C3%A9', '/blog/cr%C3%A8me'],
    ['/about', '/about'],
  ])('leads %s to %s', (path, expected) => {
    expect(currentPath(path)).toBe(expected);
  });

  it('ends in a loop, which development does not refuse', () => {
    expect(['/a', '/b']).toContain(currentPath('/a'));
  });
});
