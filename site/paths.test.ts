import { describe, expect, it } from 'vitest';
import { legalPages, written } from './legal/index.ts';
import { notFoundRoute } from './routes.ts';
import { routeOf } from './paths.ts';

describe('routeOf', () => {
  it.each(['/', '//'])('of %j is the home page', (path) => {
    expect(routeOf(path)).toMatchObject({ path: '/', page: 'HomePage' });
  });

  it.each([
    ...legalPages.filter(({ key }) => !written.includes(key)).map(({ path }) => path),
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
