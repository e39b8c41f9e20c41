/** Files for hosts that do not run here, checked by the parsers that these hosts publish. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildForFile } from '../testing/fixture.ts';
import type { HostedSite } from './host.ts';
import { apache } from './apache/apache.ts';
import { caddy } from './caddy/caddy.ts';
import { netlify } from './netlify/netlify.ts';
import { nginx } from './nginx/nginx.ts';
import { maxFunctionBytes } from './s3/functions.ts';
import { s3 } from './s3/s3.ts';
import { vercelConfig } from './vercel/vercel.ts';

const { build } = buildForFile();

const site: HostedSite = {
  build,
  policy: { imageHosts: ['https://images.example.com'] },
  siteOrigin: 'https://rink.example',
  apiOrigin: 'https://api.example.com',
  root: '/srv/site',
  port: 80,
};

const homeHash = "'sha256-aG9tZQ=='";

const writeFiles = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

it.each([
  ['nginx', nginx, '"/blog/a${site_dollar}uri"'],
  ['Caddy', caddy, '"/blog/a$$uri"'],
])('writes a dollar sign in an address as %s takes it', async (_name, host, expected) => {
  const redirects = { '/blog/old': '/blog/a$uri' };
  const manifest = { ...build.manifest, redirects };
  const files = await host.write({ ...site, build: { ...build, manifest } });
  expect(Object.values(files).join('')).toContain(expected);
});

it.each([
  ['nginx', nginx, 'proxy_set_header X-HTTP-Method-Override "";'],
  ['Caddy', caddy, 'header_up -X-HTTP-Method-Override'],
  ['Apache', apache, 'RequestHeader unset X-HTTP-Method-Override'],
])('lets no visitor replace the method of an API call through %s', async (_name, host, line) => {
  expect(Object.values(await host.write(site)).join('')).toContain(line);
});

/** Slugs that an API may send against the contract, in each place of the manifest. */
const siteOfPatterns: HostedSite = {
  ...site,
  build: {
    ...build,
    manifest: {
      ...build.manifest,
      pages: {
        ...build.manifest.pages,
        '/blog/page*': { file: 'blog/page*.html', styles: ['sha256-cGFnZQ=='], scripts: [] },
      },
      gone: ['/blog/gone:*', '/blog/taken-back'],
      redirects: {
        '/blog/*': '/blog/new',
        '/blog/:old': '/blog/new',
        '/blog/old': '/blog/:slug$1',
        '/blog/older': '/blog/new',
      },
    },
  },
};

it('compares a removed post with * in its slug as text in Caddy', async () => {
  const { Caddyfile: text = '' } = await caddy.write(siteOfPatterns);
  expect(text).toContain('"/blog/gone:*" 1\n');
  expect(text).not.toMatch(/@gone path/);
});

describe('netlify', () => {
  it('leaves out slugs that it would take for patterns, and says so', async () => {
    const { _redirects: redirects = '', _headers: headers = '' } =
      await netlify.write(siteOfPatterns);
    const rows = redirects.split('\n');
    expect(rows.filter((row) => row.endsWith('301!'))).toContain('/blog/older /blog/new 301!');
    expect(rows.filter((row) => /^\S*[*:]/.test(row))).toEqual([
      '/api/* https://api.example.com/api/:splat 200!',
      '/blog/:slug /blog-shell.html 200',
      '/* /404.html 404',
    ]);
    expect(redirects).not.toContain('$1');
    expect(headers).not.toContain('sha256-cGFnZQ==');
    expect(netlify.limits.map(({ sentence }) => sentence).join('\n')).toContain(
      'A slug with * or :, which the contract does not allow, has no rules',
    );
  });

  it('writes headers that its parser accepts, with the hashes of each page', async () => {
    const folder = writeFiles(await netlify.write(site));
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const home = headers.find((rule) => rule.for === '/');
    expect(home?.values['Content-Security-Policy']).toContain(homeHash);
    expect(headers.find((rule) => rule.for === '/assets/*')?.values['Cache-Control']).toContain(
      'immutable',
    );
  });

  it('writes redirects that its parser accepts', async () => {
    const folder = writeFiles(await netlify.write(site));
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: '/hockey-tape.html', to: '/hockey-tape', status: 301 }),
        expect.objectContaining({ from: '/blog/taken-back', status: 410 }),
        expect.objectContaining({ from: '/blog/:slug', to: '/blog-shell.html', status: 200 }),
        expect.objectContaining({ from: '/404.html', status: 404, force: true }),
      ]),
    );
  });
});

describe('vercel', () => {
  it('matches slugs with pattern characters as they are written', () => {
    const { routes, error } = getTransformedRoutes(vercelConfig(siteOfPatterns));
    expect(error).toBeNull();
    const locations = (path: string) =>
      (routes ?? []).flatMap((route) => {
        const { src = '$.', headers } = { ...route } as { src?: string; headers?: object };
        const isMatch = new RegExp(src).test(path);
        return isMatch && headers && 'Location' in headers ? [headers.Location] : [];
      });
    expect(locations('/blog/*')).toEqual(['/blog/new']);
    expect(locations('/blog/:old')).toEqual(['/blog/new']);
    expect(locations('/blog/other')).toEqual([]);
    expect(locations('/blog/old')).toEqual(['/blog/%3Aslug%241']);
    const ofPage = routes?.find((route) => JSON.stringify(route).includes('sha256-cGFnZQ=='));
    expect(ofPage).toMatchObject({ src: String.raw`^/blog/page\*$` });
  });

  it('writes routes that its parser accepts, with the hashes of each page', () => {
    const { routes, error } = getTransformedRoutes(vercelConfig(site));
    expect(error).toBeNull();
    const home = routes?.find((route) => 'src' in route && route.src === '^/$');
    expect(JSON.stringify(home)).toContain(homeHash);
  });
});

describe('s3', () => {
  interface Answer {
    readonly uri?: string;
    readonly statusCode?: number;
    readonly headers: Readonly<Record<string, { readonly value: string }>>;
  }

  /** Runs a CloudFront function. */
  const run = async (name: string, event: object): Promise<Answer> => {
    const text = (await s3.write(site))[name] ?? '';
    expect(text.length).toBeLessThanOrEqual(maxFunctionBytes);
    const context = { event, answer: undefined };
    runInNewContext(`${text}\nanswer = handler(event);`, context);
    return JSON.parse(JSON.stringify(context.answer)) as Answer;
  };
  const ask = (uri: string, querystring = {}) =>
    run('viewer-request.js', { request: { uri, querystring } });

  it.each([
    ['/', '/index.html'],
    ['/hockey-tape', '/hockey-tape.html'],
    ['/assets/main-a1.js', '/assets/main-a1.js'],
    ['/blog/new-post', '/blog-shell.html'],
    ['/blog-shell.html', '/not-found'],
  ])('sends for %s the file %s', async (path, file) => {
    expect((await ask(path)).uri).toBe(file);
  });

  it.each(['/HOCKEY-TAPE', '/hockey-tape/', '//hockey-tape', '/hockey-tape.html'])(
    'redirects %s, with the query',
    async (path) => {
      const answer = await ask(path, { a: { value: '1' }, b: { value: '' } });
      expect(answer.statusCode).toBe(308);
      expect(answer.headers['location']?.value).toBe('/hockey-tape?a=1&b');
    },
  );

  it('sets the headers of the file that is sent', async () => {
    const headersOf = async (uri: string, statusCode = 200) => {
      const event = { request: { uri }, response: { statusCode, headers: {} } };
      return (await run('viewer-response.js', event)).headers;
    };
    const home = await headersOf('/index.html');
    expect(home['content-security-policy']?.value).toContain(homeHash);
    expect(home['cache-control']?.value).toBe('no-cache');
    const asset = await headersOf('/assets/main-a1.js');
    expect(asset['cache-control']?.value).toContain('immutable');
    const missing = await headersOf('/nowhere.html', 404);
    expect(missing['content-security-policy']?.value).toContain("'sha256-bm9uZQ=='");
  });
});
