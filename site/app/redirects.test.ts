import { expect, it, vi } from 'vitest';
import { currentPath } from './redirects.ts';

vi.mock('../content/redirects.ts', () => ({
  redirects: {
    '/shop': '/old-contact',
    '/old-contact': '/contact',
    '/blog/café': '/blog/crème',
    '/a': '/b',
    '/b': '/a',
  },
}));

it.each([
  ['/shop', '/contact'],
  ['/blog/caf%C3%A9', '/blog/cr%C3%A8me'],
  ['/about', '/about'],
])('currentPath leads %s to %s', (path, expected) => {
  expect(currentPath(path)).toBe(expected);
});

it('currentPath ends in a loop, which development does not refuse', () => {
  expect(['/a', '/b']).toContain(currentPath('/a'));
});
