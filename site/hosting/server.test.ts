import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiHandler } from './api.ts';
import type { SiteDecision } from './decision.ts';
import { encodingCases, rangeCases } from './conformance/cases.ts';
import { decoded } from '../api/testing/exchange.ts';
import { headersFor } from './headers.ts';
import { decide } from './rules.ts';
import { createSiteServer } from './server.ts';
import { buildForFile, contents, writeBuild } from './testing/fixture.ts';
import { ask, open, openApi } from '../api/testing/http.ts';

const fixture = buildForFile();

/** An API that has one post, which is newer than the build. */
const handler: ApiHandler = ({ url }, response) => {
  response.writeHead(url === '/api/blog/post/new-post' ? 200 : 404).end('{}');
};

const site = (): Promise<string> =>
  open(createSiteServer({ build: fixture.build, api: { handler } }));

/** The headers that the rules give the response to a request, by lower-case name. */
const headersOf = (url: string, method = 'GET') => {
  const { manifest, files } = fixture.build;
  const headers = headersFor(decide({ method, url }, manifest, files) as SiteDecision);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
};

describe('createSiteServer', () => {
  it.each([
    ['/', 200, contents['index.html']],
    ['/hockey-tape', 200, contents['hockey-tape.html']],
    ['/blog/new-post', 200, contents['blog-shell.html']],
    ['/blog/no-such-post', 404, contents['missing-post.html']],
    ['/blog/taken-back', 410, contents['missing-post.html']],
    ['/nowhere', 404, contents['404.html']],
    ['/%zz', 404, contents['404.html']],
    ['/../../../etc/passwd', 404, contents['404.html']],
    ['/assets/main-a1.js', 200, contents['assets/main-a1.js']],
    ['/share/home.png', 200, contents['share/home.png']],
    ['/empty.txt', 200, ''],
    ['/assets/gone.js', 404, 'Not found.\n'],
    ['/Hockey-Tape/?a=1', 308, 'See /hockey-tape?a=1\n'],
  ])('answers %s with %i, the file and the headers of the rules', async (path, status, body) => {
    const answer = await ask(await site(), path);
    expect([answer.status, answer.body.toString()]).toStrictEqual([status, body]);
    expect(answer.headers).toMatchObject({
      ...headersOf(path),
      'content-length': String(body.length),
    });
  });

  it.each([
    ['/blog/new-post', 200, 'Post'],
    ['/blog/taken-back', 410, 'Post not found'],
  ])(
    'answers %s with %i when the API cannot say whether it has the post',
    async (path, status, title) => {
      const api = await openApi((_request, response) => response.writeHead(503).end());
      const origin = await open(createSiteServer({ build: fixture.build, api: { origin: api } }));
      const answer = await ask(origin, path);
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).toContain(`<title>${title}</title>`);
    },
  );

  it('answers 405 to other methods', async () => {
    const answer = await ask(await site(), '/', { method: 'POST', body: 'name=x' });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject(headersOf('/', 'POST'));
  });

  it('answers 404 or 500 when a file was deleted after the build was opened', async () => {
    const lost = writeBuild();
    const api = { handler: () => {} };
    const origin = await open(createSiteServer({ build: lost.build, api }));
    rmSync(join(lost.root), { recursive: true });
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect((await ask(origin, '/assets/main-a1.js')).status).toBe(404);
    const page = await ask(origin, '/');
    expect(page.status).toBe(500);
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
    lost.remove();
  });
});

describe('Accept-Encoding', () => {
  it.each(encodingCases)('%j → %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    for (const path of ['/', '/assets/main-a1.js', '/nowhere'] as const) {
      const answer = await ask(await site(), path, { headers });
      const file = { '/': 'index.html', '/nowhere': '404.html' } as const;
      const expected = path in file ? file[path as keyof typeof file] : 'assets/main-a1.js';
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decoded(answer.body, encoding).toString()).toBe(contents[expected]);
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    }
  });
});

describe('If-None-Match', () => {
  it('gets 304 when it names the ETag of the file', async () => {
    const origin = await site();
    for (const path of ['/', '/assets/main-a1.css', '/favicon.svg']) {
      const { headers } = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
      for (const known of [headers.etag, `"other", W/${headers.etag}`, '*']) {
        const again = await ask(origin, path, {
          headers: { 'accept-encoding': 'br', 'if-none-match': known },
        });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers).toMatchObject({
          'content-security-policy': headers['content-security-policy'],
          'cache-control': headers['cache-control'],
          'x-content-type-options': 'nosniff',
          etag: headers.etag,
          vary: 'Accept-Encoding',
        });
      }
    }
  });

  it('gets the whole file in another encoding, and for a 404', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/', { headers: { 'accept-encoding': 'br' } });
    const known = { 'if-none-match': headers.etag };
    expect((await ask(origin, '/', { headers: known })).status).toBe(200);
    expect((await ask(origin, '/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

describe('a condition for a document with another status than 200', () => {
  it.each(['if-match', 'if-none-match', 'if-unmodified-since', 'range'])(
    '%s is ignored',
    async (name) => {
      for (const value of ['"other"', '*', 'Thu, 01 Jan 1970 00:00:00 GMT', 'bytes=0-1']) {
        const answer = await ask(await site(), '/nowhere', { headers: { [name]: value } });
        expect([answer.status, answer.body.toString()]).toEqual([404, contents['404.html']]);
      }
    },
  );
});

describe('ETag', () => {
  it('differs between two files of the same size and time', async () => {
    const builds = [writeBuild(), writeBuild()];
    onTestFinished(() => builds.forEach((build) => build.remove()));
    const tags = builds.map(async ({ root, build }, index) => {
      const page = join(root, 'index.html');
      writeFileSync(page, `<script src=/assets/main-${index}.js>`);
      utimesSync(page, 1, 1);
      const origin = await open(createSiteServer({ build, api: { handler: () => {} } }));
      return (await ask(origin, '/')).headers.etag;
    });
    expect(new Set(await Promise.all(tags)).size).toBe(2);
  });
});

describe('HEAD', () => {
  it.each([
    '/',
    '/nowhere',
    '/blog/new-post',
    '/blog/taken-back',
    '/Hockey-Tape',
    '/assets/main-a1.js',
    '/assets/gone.js',
  ])('%s has the headers of GET and no body', async (path) => {
    const origin = await site();
    const get = await ask(origin, path);
    const head = await ask(origin, path, { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.status).toBe(get.status);
    expect({ ...head.headers, date: '' }).toStrictEqual({ ...get.headers, date: '' });
  });
});

describe('Range', () => {
  it.each(rangeCases)('%s → %i %s', async (range, status, body, contentRange) => {
    const answer = await ask(await site(), '/assets/hero-a1.webp', { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('applies only when If-Range names the current ETag', async () => {
    const origin = await site();
    const path = '/assets/hero-a1.webp';
    const { etag } = (await ask(origin, path)).headers;
    const part = (condition: string | undefined) =>
      ask(origin, path, { headers: { range: 'bytes=0-1', 'if-range': condition } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"old"')).status).toBe(200);
  });
});
