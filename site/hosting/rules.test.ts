import { describe, expect, it } from 'vitest';
import { ruleCases } from './conformance/cases.ts';
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
  redirects: { '/blog/wax-not': '/hockey-tape', '/old-tape': '/hockey-tape' },
  scheduled: { '/blog/next-season': '2030-01-05T02:00:00.000Z' },
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

describe('decide', () => {
  it.each(ruleCases)('%j → %s', (url, expected) => {
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

  it('has no hook, which only a server with a secret answers', () => {
    expect(summary('/hooks/blog', 'POST')).toBe('missing');
    expect(summary('/hooks/blog')).toBe('notFound 404.html');
  });

  it('knows when a post that the API lists ahead of its time is due', () => {
    expect(decide({ method: 'GET', url: '/blog/next-season' }, manifest, files)).toMatchObject({
      kind: 'shell',
      post: { due: '2030-01-05T02:00:00.000Z' },
    });
  });

  it('treats HEAD like GET', () => {
    expect(summary('/hockey-tape', 'HEAD')).toBe('page hockey-tape.html');
  });
});
