import { describe, expect, it } from 'vitest';
import { notFoundRoute } from './routes.ts';
import { canonicalPath, routeOf } from './paths.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['///', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/blog//', '/blog'],
    ['/Hockey-TAPE', '/hockey-tape'],
    ['/BLOG/A/', '/blog/a'],
    ['/a//b', '/a//b'],
    ['/%2F', '/%2f'],
  ])('of %j is %j', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe('routeOf', () => {
  it.each(['/', '//'])('of %j is the home page', (path) => {
    expect(routeOf(path)).toMatchObject({ path: '/', page: 'HomePage' });
  });

  it.each([
    '/privacy-policy',
    '/terms-of-service',
    '/index.html',
    '/home',
    '/%2F',
    '/%E0%A4%A',
    '/%zz',
    '/..%2f..',
    '/constructor',
    '/__proto__',
    '/javascript:alert(1)',
    '/:name',
    '/*',
  ])('of %j is the 404 page', (path) => {
    expect(routeOf(path)).toBe(notFoundRoute);
  });
});
