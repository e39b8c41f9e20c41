import { describe, expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';
import { decide } from './rules.ts';

const manifest = parseManifest({
  pages: {
    '/': { file: 'index.html', styles: ['sha256-aG9tZQ=='], scripts: [] },
    '/hockey-tape': { file: 'hockey-tape.html', styles: [], scripts: [] },
    '/blog': { file: 'blog.html', styles: [], scripts: [] },
    '/blog/wax-or-not': { file: 'blog/wax-or-not.html', styles: [], scripts: [] },
    '/blog/café': { file: 'blog/café.html', styles: [], scripts: [] },
    '/blog/category/hockey-tips': {
      file: 'blog/category/hockey-tips.html',
      styles: [],
      scripts: [],
    },
    '/guides/hockey-stick-taping': {
      file: 'guides/hockey-stick-taping.html',
      styles: [],
      scripts: [],
    },
  },
  notFound: { file: '404.html', styles: [], scripts: [] },
  shells: [
    { prefix: '/blog/', file: 'blog-shell.html', styles: [], scripts: [] },
    { prefix: '/blog/category/', file: 'category-shell.html', styles: [], scripts: [] },
  ],
  missingPost: { file: 'missing-post.html', styles: [], scripts: [] },
  gone: ['/blog/taken-back'],
});

const { pages, notFound: notFoundDocument, shells, missingPost } = manifest;
const documents = [...Object.values(pages), notFoundDocument, ...shells, missingPost];
const files = new Set([
  ...documents.flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]),
  'assets/main-B1a2.js',
  'assets/main-B1a2.js.br',
  'assets/Archivo-9z.woff2',
  'favicon.svg',
  'favicon.ico',
  'robots.txt',
  'robots.txt.gz',
  'share/home.png',
  'blog/feed.xml',
  'owner-check.html',
  '.well-known/security.txt',
]);

/** Returns the kind of a decision, its file or location, and what is asked first. */
const summary = (url: string, method = 'GET'): string => {
  const decision = decide({ method, url }, manifest, files);
  if (decision.kind === 'redirect') return `redirect ${decision.location}`;
  if (decision.kind === 'api') return `api ${decision.url}`;
  if (decision.kind === 'missingPost') return `missingPost ${decision.status}`;
  if (decision.kind === 'shell') {
    const { post, file, status } = decision;
    return `shell ${file} ${post ? `${post.apiPath} or ${post.missing.status}` : status}`;
  }
  return 'file' in decision ? `${decision.kind} ${decision.file}` : decision.kind;
};

const notFound = 'notFound 404.html';

describe('decide', () => {
  it.each([
    // Pages
    ['/', 'page index.html'],
    ['/hockey-tape', 'page hockey-tape.html'],
    ['/blog/wax-or-not', 'page blog/wax-or-not.html'],
    ['/blog/caf%C3%A9', 'page blog/café.html'],
    ['/blog/category/hockey-tips', 'page blog/category/hockey-tips.html'],
    ['http://rink.example/hockey-tape', 'page hockey-tape.html'],
    // Redirects to the canonical path
    ['/HOCKEY-TAPE', 'redirect /hockey-tape'],
    ['/Hockey-Tape/?a=B&c=%20', 'redirect /hockey-tape?a=B&c=%20'],
    ['/hockey-tape/', 'redirect /hockey-tape'],
    ['//hockey-tape', 'redirect /hockey-tape'],
    ['//', 'redirect /'],
    ['/%68ockey-tape', 'redirect /hockey-tape'],
    ['/blog/caf%c3%a9', 'redirect /blog/caf%C3%A9'],
    ['/blog/CAF%C3%89', 'redirect /blog/caf%C3%A9'],
    ['/index.html', 'redirect /'],
    ['/hockey-tape.html', 'redirect /hockey-tape'],
    ['/hockey-tape.html/', 'redirect /hockey-tape'],
    // No such page
    ['/404.html', notFound],
    ['/404', notFound],
    ['/blog-shell.html', notFound],
    ['/index', notFound],
    ['/hockey-tape.html.br', notFound],
    ['/robots.txt.gz', notFound],
    ['/privacy-policy', notFound],
    ['/terms-of-service', notFound],
    ['/hockey-tape/more', notFound],
    ['/guides', notFound],
    ['/__proto__', notFound],
    ['/api', notFound],
    ['*', notFound],
    ['', notFound],
    ['hockey-tape', notFound],
    // Posts and categories newer than the build
    ['/blog/new-post?from=feed', 'shell blog-shell.html /api/blog/post/new-post or 404'],
    ['/blog/taken-back', 'shell blog-shell.html /api/blog/post/taken-back or 410'],
    ['/blog/a%7Cb', 'shell blog-shell.html /api/blog/post/a%7Cb or 404'],
    ['/blog/New-Post/?from=feed', 'redirect /blog/new-post?from=feed'],
    ['/blog//new-post', 'redirect /blog/new-post'],
    ['/blog/a|b', 'redirect /blog/a%7Cb'],
    ['/blog/category/new', 'shell category-shell.html 200'],
    // Slugs that the API cannot have
    ['/blog/a%3Fb', 'missingPost 404'],
    ['/blog/100%25', 'missingPost 404'],
    ['/blog/%20', 'missingPost 404'],
    ['/blog/category/a%3Fb', 'shell category-shell.html 404'],
    ['/missing-post.html', notFound],
    ['/blog/category', notFound],
    ['/blog/category/a/b', notFound],
    ['/blog/a/b', notFound],
    ['/blog/new-post.html', notFound],
    ['/blog/cover.jpg', notFound],
    // Files
    ['/assets/main-B1a2.js?v=2', 'asset assets/main-B1a2.js'],
    ['/assets/Archivo-9z.woff2', 'asset assets/Archivo-9z.woff2'],
    ['/assets/gone.js', 'missing'],
    ['/assets/main-B1a2.js.br', 'missing'],
    ['/assets/archivo-9z.woff2', 'missing'],
    ['/Assets/main-B1a2.js', 'missing'],
    ['/assets//main-B1a2.js', 'missing'],
    ['/assets/%zz', 'missing'],
    ['/assets/../index.html', 'missing'],
    ['/assets/', 'missing'],
    ['/assets', 'missing'],
    ['/share/home.png', 'file share/home.png'],
    ['/blog/feed.xml', 'file blog/feed.xml'],
    ['/owner-check.html', 'file owner-check.html'],
    ['/.well-known/security.txt', 'file .well-known/security.txt'],
    ['/favicon.ico/', notFound],
    ['/FAVICON.ICO', notFound],
    // The API
    ['/api/blog/posts?x=1', 'api /api/blog/posts?x=1'],
    ['https://rink.example/api/blog/posts', 'api /api/blog/posts'],
    ['/api/blog/post/%zz', 'missing'],
    ['/api/../secret', 'missing'],
    ['/api/%2e%2e/secret', 'missing'],
    ['/api/blog/post/..%2f..%2fsecret', 'missing'],
    ['/API/blog/posts', notFound],
    ['//api/blog/posts', notFound],
    // Hostile
    ['//evil.example', notFound],
    ['//evil.example/', notFound],
    ['//evil.example/hockey-tape', notFound],
    ['/\\evil.example', notFound],
    ['/%5cevil.example', notFound],
    ['/\\evil.example/blog/x', notFound],
    ['//blog/evil.example', 'redirect /blog/evil.example'],
    ['/blog//evil.example/', 'redirect /blog/evil.example'],
    ['/%2F%2Fevil.example', notFound],
    ['/blog/%2F%2Fevil.example', notFound],
    ['http://evil.example//hockey-tape', 'redirect /hockey-tape'],
    ['/hockey-tape%2F', notFound],
    ['/%E0%A4%A', notFound],
    ['/%zz', notFound],
    ['/%', notFound],
    ['/%ff%fe', notFound],
    ['/../etc/passwd', notFound],
    ['/..%2f..%2fetc/passwd', notFound],
    ['/%2e%2e/%2e%2e/etc/passwd', notFound],
    ['/blog/../hosting.json', notFound],
    ['/blog/..', notFound],
    ['/blog/%2e', notFound],
    ['/blog/a%00b', notFound],
    ['/blog/a%0d%0aSet-Cookie:x', notFound],
    ['/HOCKEY-TAPE?x\r\nSet-Cookie:x', notFound],
    ['/blog/caf\u00e9', notFound],
    ['/blog/\ud800', notFound],
    ['/hockey-tape#top', notFound],
  ])('%j → %s', (url, expected) => {
    expect(summary(url)).toBe(expected);
  });

  it('never throws, and redirects only to a page of the site that does not redirect again', () => {
    const parts = String.raw`/ // \ % %2f %5C .. . BLOG blog é ? # x`.split(' ');
    for (let seed = 0; seed < 20_000; seed++) {
      let rest = seed * 7919;
      let url = '/';
      for (let length = 0; length < 6; length++, rest = Math.floor(rest / 3)) {
        url += parts[rest % parts.length];
      }
      const decision = decide({ method: 'GET', url }, manifest, files);
      if (decision.kind !== 'redirect') continue;
      expect(decision.location).toMatch(/^\/(?![/\\])/);
      expect(summary(decision.location)).toMatch(/^(page|shell) /);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    'answers %s with methodNotAllowed outside /api/',
    (method) => {
      for (const url of ['/', '/nowhere', '/assets/gone.js', '/HOCKEY-TAPE', '/%zz']) {
        expect(decide({ method, url }, manifest, files)).toStrictEqual({
          kind: 'methodNotAllowed',
          status: 405,
          allow: 'GET, HEAD',
        });
      }
      expect(summary('/api/contact', method)).toBe('api /api/contact');
    },
  );

  it('treats HEAD like GET', () => {
    expect(summary('/hockey-tape', 'HEAD')).toBe('page hockey-tape.html');
  });
});
