import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSiteServer } from './server.ts';
import { contents, writeBuild, type Fixture } from './testing/fixture.ts';
import { ask, open } from '../api/testing/http.ts';

let fixture: Fixture;
beforeAll(() => {
  fixture = writeBuild();
});
afterAll(() => fixture.remove());

const site = (): Promise<string> => {
  const api = { handler: () => expect.unreachable('no call to the API expected') };
  return open(createSiteServer({ build: fixture.build, api }));
};

const security = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

describe('a document', () => {
  it.each([
    ['/', 200, 'index.html', "'sha256-aG9tZQ=='"],
    ['/hockey-tape', 200, 'hockey-tape.html', "style-src 'self';"],
    ['/blog/new-post', 200, 'blog-shell.html', "style-src 'self';"],
    ['/nowhere', 404, '404.html', "'sha256-bm9uZQ=='"],
    ['/%zz', 404, '404.html', "'sha256-bm9uZQ=='"],
    ['/../../../etc/passwd', 404, '404.html', "'sha256-bm9uZQ=='"],
    ['/404.html', 404, '404.html', "'sha256-bm9uZQ=='"],
  ] as const)('%s → %i %s', async (path, status, file, policy) => {
    const answer = await ask(await site(), path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(contents[file]);
    expect(answer.headers).toMatchObject({
      ...security,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-length': String(contents[file].length),
    });
    expect(answer.headers['content-security-policy']).toContain(policy);
  });

  it('redirects to the canonical path and keeps the query', async () => {
    const answer = await ask(await site(), '/Hockey-Tape/?a=1');
    expect(answer.status).toBe(308);
    expect(answer.headers).toMatchObject({ ...security, location: '/hockey-tape?a=1' });
  });

  it('answers 405 to other methods', async () => {
    const answer = await ask(await site(), '/', { method: 'POST', body: 'name=x' });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ ...security, allow: 'GET, HEAD' });
  });
});

describe('a file', () => {
  it('is cached for a year under /assets/, for a day elsewhere', async () => {
    const origin = await site();
    const script = await ask(origin, '/assets/main-a1.js');
    expect(script.headers).toMatchObject({
      ...security,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    const share = await ask(origin, '/share/home.png');
    expect(share.headers).toMatchObject({
      ...security,
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(share.headers.vary).toBeUndefined();
  });

  it('is a 404 in plain text, not cached, when it is missing under /assets/', async () => {
    const answer = await ask(await site(), '/assets/gone.js');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Not found.\n');
    expect(answer.headers).toMatchObject({
      ...security,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('is a 404 or 500 when it was deleted after the build was opened', async () => {
    const lost = writeBuild();
    const api = { handler: () => {} };
    const origin = await open(createSiteServer({ build: lost.build, api }));
    rmSync(join(lost.root), { recursive: true });
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect((await ask(origin, '/assets/main-a1.js')).status).toBe(404);
    const page = await ask(origin, '/');
    expect(page.status).toBe(500);
    expect(page.headers).toMatchObject({ ...security, 'cache-control': 'no-store' });
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
    lost.remove();
  });

  it('may be empty', async () => {
    const answer = await ask(await site(), '/empty.txt');
    expect([answer.status, answer.body.length]).toStrictEqual([200, 0]);
  });
});

describe('Accept-Encoding', () => {
  const plain = (body: Buffer) => body;
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['*;q=0', undefined, plain],
    ['identity', undefined, plain],
    ['zebra', undefined, plain],
    ['', undefined, plain],
  ])('%j → %s', async (accepted, encoding, decode) => {
    const headers = { 'accept-encoding': accepted };
    for (const path of ['/', '/assets/main-a1.js', '/nowhere'] as const) {
      const answer = await ask(await site(), path, { headers });
      const file = { '/': 'index.html', '/nowhere': '404.html' } as const;
      const expected = path in file ? file[path as keyof typeof file] : 'assets/main-a1.js';
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decode(answer.body).toString()).toBe(contents[expected]);
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
          ...security,
          etag: headers.etag,
          vary: 'Accept-Encoding',
          'cache-control': headers['cache-control'],
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
  it.each(['/', '/nowhere', '/Hockey-Tape', '/assets/main-a1.js', '/assets/gone.js'])(
    '%s has the headers of GET and no body',
    async (path) => {
      const origin = await site();
      const get = await ask(origin, path);
      const head = await ask(origin, path, { method: 'HEAD' });
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toStrictEqual({ ...get.headers, date: '' });
    },
  );
});

describe('Range', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
  ])('%s → %i %s', async (range, status, body, contentRange) => {
    const answer = await ask(await site(), '/assets/hero-a1.webp', { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers).toMatchObject(security);
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
