import { describe, expect, it } from 'vitest';
import type { SiteDecision } from './decision.ts';
import { apiHeaders, headersFor, plainHeaders } from './headers.ts';

const security = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};
const denyAllPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const day = 'public, max-age=86400';

describe('headersFor', () => {
  it.each([
    ['page', 200],
    ['shell', 200],
    ['notFound', 404],
    ['missingPost', 404],
    ['missingPost', 410],
  ] as const)('returns the page policy with the hashes for a %s', (kind, status) => {
    const styles = ['sha256-YQ==', 'sha256-Yg=='];
    const scripts = ['sha256-Yw=='];
    const decision = { kind, status, file: 'index.html', styles, scripts } as SiteDecision;
    expect(headersFor(decision)).toStrictEqual({
      ...security,
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'sha256-Yw=='; style-src 'self' 'sha256-YQ==' 'sha256-Yg=='; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types dompurify",
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  it('names where the scripts of a document connect to', () => {
    const connect = ['https://stats.example'];
    const document = { file: 'index.html', styles: [], scripts: [], connect };
    const headers = headersFor({ kind: 'page', status: 200, ...document });
    expect(headers['Content-Security-Policy']).toContain(
      "connect-src 'self' https://stats.example;",
    );
  });

  it('names the configured image hosts and the address for reports in the policy of a page', () => {
    const policy = {
      imageHosts: ['https://images.example.com', 'https://*.cdn.example.com'],
      reportUri: 'https://reports.example.com/csp',
    };
    const page = {
      kind: 'page',
      status: 200,
      file: 'index.html',
      styles: [],
      scripts: [],
    } as const;
    const headers = headersFor(page, policy);
    expect(headers['Content-Security-Policy']).toContain(
      "; img-src 'self' https://images.example.com https://*.cdn.example.com; ",
    );
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/,
    );
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"');
    expect(headersFor({ kind: 'missing', status: 404 }, policy)).toStrictEqual(
      headersFor({ kind: 'missing', status: 404 }),
    );
  });

  it.each([
    ['assets/main-a1.js', 'text/javascript; charset=utf-8', denyAllPolicy],
    ['assets/main-a1.css', 'text/css; charset=utf-8', denyAllPolicy],
    ['assets/archivo-a1.woff2', 'font/woff2', denyAllPolicy],
    ['assets/hero-a1.avif', 'image/avif', `${denyAllPolicy}; style-src 'unsafe-inline'; sandbox`],
  ])('caches the asset %s for a year', (file, type, policy) => {
    expect(headersFor({ kind: 'asset', status: 200, file })).toStrictEqual({
      ...security,
      'Content-Security-Policy': policy,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['robots.txt', 'text/plain; charset=utf-8', denyAllPolicy],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', denyAllPolicy],
    ['news.xml', 'application/xml; charset=utf-8', denyAllPolicy],
    ['owner-check.html', 'text/html; charset=utf-8', denyAllPolicy],
    ['unheard.of', 'application/octet-stream', denyAllPolicy],
    [
      'favicon.svg',
      'image/svg+xml; charset=utf-8',
      `${denyAllPolicy}; style-src 'unsafe-inline'; sandbox`,
    ],
  ])('caches the file %s for a day', (file, type, policy) => {
    expect(headersFor({ kind: 'file', status: 200, file })).toStrictEqual({
      ...security,
      'Content-Security-Policy': policy,
      'Content-Type': type,
      'Cache-Control': day,
    });
  });

  it.each(['rss.xml', 'sitemap.xml'])(
    'lets browsers ask for %s each time, as for pages',
    (file) => {
      expect(headersFor({ kind: 'file', status: 200, file })['Cache-Control']).toBe('no-cache');
    },
  );

  it('asks search engines not to list a staging site', () => {
    const policy = { imageHosts: [], noindex: true };
    const file = headersFor({ kind: 'file', status: 200, file: 'share/home.png' }, policy);
    expect(file['X-Robots-Tag']).toBe('noindex');
    expect(headersFor({ kind: 'missing', status: 404 })).not.toHaveProperty('X-Robots-Tag');
  });

  it('lets other sites embed share images only', () => {
    const corp = (file: string) =>
      headersFor({ kind: 'file', status: 200, file })['Cross-Origin-Resource-Policy'];
    expect(corp('share/home.png')).toBe('cross-origin');
    expect(corp('touch-icon.png')).toBe('same-origin');
    expect(corp('blog/share/home.png')).toBe('same-origin');
  });

  const plain = {
    ...security,
    'Content-Security-Policy': denyAllPolicy,
    'Content-Type': 'text/plain; charset=utf-8',
  };
  it.each([
    [
      { kind: 'redirect', status: 308, location: '/blog' },
      { 'Cache-Control': day, Location: '/blog' },
    ],
    [{ kind: 'missing', status: 404 }, { 'Cache-Control': 'no-store' }],
    [
      { kind: 'methodNotAllowed', status: 405, allow: 'GET' },
      { 'Cache-Control': 'no-store', Allow: 'GET' },
    ],
  ] as const)('answers %j in plain text', (decision, headers) => {
    expect(headersFor(decision)).toStrictEqual({ ...plain, ...headers });
  });

  it('keeps API responses and plain text from acting as pages', () => {
    expect(apiHeaders).toStrictEqual({
      ...security,
      'Content-Security-Policy': `${denyAllPolicy}; sandbox`,
    });
    expect(plainHeaders).toStrictEqual(plain);
  });
});
