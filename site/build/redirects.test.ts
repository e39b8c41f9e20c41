import { describe, expect, it } from 'vitest';
import { redirectFaults } from './facts/redirectRules.ts';
import { resolveRedirects } from './redirects.ts';

const known = new Set(['/', '/contact', '/blog/cloth-or-waxed', '/blog/tape']);

describe('resolveRedirects', () => {
  it('leads each address straight to its page, through the redirects of both sources', () => {
    const written = {
      '/shop': '/old-contact',
      '/old-contact': '/contact',
      '/laces': '/blog/waxed',
    };
    const renamed = { waxed: 'cloth-or-waxed', 'wax-or-not': 'Cloth-or-Waxed' };
    expect(resolveRedirects({ written, renamed, known })).toEqual({
      redirects: {
        '/shop': '/contact',
        '/old-contact': '/contact',
        '/laces': '/blog/cloth-or-waxed',
        '/blog/waxed': '/blog/cloth-or-waxed',
        '/blog/wax-or-not': '/blog/cloth-or-waxed',
      },
      wrong: [],
      notes: [],
    });
  });

  it('prefers what the owner has written to what the API lists', () => {
    const input = { written: { '/blog/wax': '/contact' }, renamed: { wax: 'tape' }, known };
    expect(resolveRedirects(input).redirects).toEqual({ '/blog/wax': '/contact' });
  });

  it('keeps pages, and leaves out loops and targets that do not exist', () => {
    const written = { '/contact': '/', '/blog/old': '/blog/taken-back' };
    const renamed = { tape: 'cloth-or-waxed', a: 'b', b: 'a', c: 'never' };
    expect(resolveRedirects({ written, renamed, known })).toEqual({
      redirects: {},
      wrong: [
        "site/content/redirects.ts: '/blog/old' leads to '/blog/taken-back', which is no page now.",
      ],
      notes: [
        "Previous slugs of the API: '/blog/tape' is a page, and stays one.",
        "Previous slugs of the API: '/blog/a' leads back to itself.",
        "Previous slugs of the API: '/blog/b' leads back to itself.",
        "Previous slugs of the API: '/blog/c' leads to '/blog/never', which is no page now.",
        "site/content/redirects.ts: '/contact' is a page, and stays one.",
      ],
    });
  });

  it('leads a slug to its page that is the name of a property of every object', () => {
    const renamed = { constructor: 'tape', ['__proto__']: 'tape' };
    expect(Object.keys(resolveRedirects({ written: {}, renamed, known }).redirects)).toEqual([
      '/blog/constructor',
      '/blog/__proto__',
    ]);
  });
});

describe('redirectFaults', () => {
  const paths = ['/', '/contact'];
  const file = 'site/content/redirects.ts';
  const expected = "expected lower case without an ending, such as '/blog/old-slug'";

  it.each([
    [{ '/shop': '/contact', '/blog/a': '/blog/b', '/old': '/', '/a': '/shop' }, []],
    [{ '/Shop': '/contact' }, [`${file}: '/Shop' is not a path: ${expected}.`]],
    [{ '/shop/': '/contact' }, [`${file}: '/shop/' is not a path: ${expected}.`]],
    [{ '/shop/*': '/contact' }, [`${file}: '/shop/*' is not a path: ${expected}.`]],
    [{ '/:shop': '/contact' }, [`${file}: '/:shop' is not a path: ${expected}.`]],
    [{ '/shop.php': '/contact' }, [`${file}: '/shop.php' is not a path: ${expected}.`]],
    [
      { '/shop': 'https://evil.example' },
      [`${file}: 'https://evil.example' is not a path: ${expected}.`],
    ],
    [{ '/shop': '//evil.example' }, [`${file}: '//evil.example' is not a path: ${expected}.`]],
    [{ '/': '/contact' }, [`${file}: '/' is not a path: ${expected}.`]],
    [
      { '/api/blog': '/contact' },
      [`${file}: '/api/blog' is reserved: addresses below /api are no pages.`],
    ],
    [
      { '/hooks/blog': '/contact' },
      [`${file}: '/hooks/blog' is reserved: addresses below /hooks are no pages.`],
    ],
    [{ '/contact': '/' }, [`${file}: '/contact' is a page: remove the row, or the page.`]],
    [
      { '/shop': '/store' },
      [
        `${file}: '/shop' leads to '/store', which is no page: expected a path such as '/blog/new-slug'.`,
      ],
    ],
    [
      { '/a': '/b', '/b': '/a' },
      [
        `${file}: '/a' leads back to itself: remove one of the rows.`,
        `${file}: '/b' leads back to itself: remove one of the rows.`,
      ],
    ],
  ])('%j', (redirects, faults) => {
    expect(redirectFaults(redirects as Record<string, string>, paths)).toEqual(faults);
  });
});
