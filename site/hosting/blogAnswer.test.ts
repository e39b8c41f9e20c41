import type { RequestListener, OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createMockApi } from '../../mock-api/index.ts';
import { ask, open } from '../api/testing/http.ts';
import { etagOf } from './etag.ts';
import { createSiteServer } from './server.ts';
import { body, json, proxyFor } from './testing/blogApi.ts';
import { apiSecurityHeaders, buildForFile } from './testing/fixture.ts';

const fixture = buildForFile();
const path = '/api/blog/posts';
const etag = etagOf(body);

/** Starts a site whose API answers each call by this function. */
const proxy = (upstream: RequestListener) => proxyFor(fixture.build, upstream);

/** Starts a site whose API answers a body and these headers, and remembers the headers of requests. */
const answer = async (headers: OutgoingHttpHeaders = json, text = body) => {
  const requests: OutgoingHttpHeaders[] = [];
  const origin = await proxy((request, response) => {
    requests.push(request.headers);
    response.writeHead(200, headers).end(text);
  });
  return { origin, requests };
};

const br = { 'accept-encoding': 'gzip, br' };

describe('a blog call', () => {
  it.each(['GET', 'HEAD'])('%s may be kept by the browser, and is revalidated', async (method) => {
    const { origin } = await answer();
    const { status, headers } = await ask(origin, path, { method });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...apiSecurityHeaders,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it('keeps the Cache-Control of the API', async () => {
    const { origin } = await answer({ ...json, 'Cache-Control': 'no-store' });
    expect((await ask(origin, path)).headers['cache-control']).toBe('no-store');
  });

  it.each([302, 401, 404, 500])('is not kept when it is answered with %i', async (status) => {
    const origin = await proxy((_request, response) => response.writeHead(status, json).end(body));
    const { headers } = await ask(origin, path, { headers: { 'if-none-match': '*' } });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('is the only call that may be kept', async () => {
    const { origin } = await answer();
    const { headers } = await ask(origin, '/api/other');
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});

describe('ETag of a blog call', () => {
  it('is that of the API, or a hash of the body when the API sends none or an invalid one', async () => {
    for (const [sent, expected] of [
      ['"a"', '"a"'],
      ['W/"a"', 'W/"a"'],
      ['a', etag],
      ['"a" "b"', etag],
      [undefined, etag],
    ] as const) {
      const { origin } = await answer({ ...json, ...(sent && { ETag: sent }) });
      expect((await ask(origin, path)).headers.etag).toBe(expected);
    }
  });

  it('is weak when the body is compressed', async () => {
    const { origin } = await answer();
    expect((await ask(origin, path, { headers: br })).headers.etag).toBe(`W/${etag}`);
  });
});

describe('If-None-Match of a blog call', () => {
  it.each([etag, `W/${etag}`, `"other", W/${etag}`, '*'])('gets 304 for %s', async (known) => {
    const { origin } = await answer({ ...json, 'Set-Cookie': 'a=1', 'Content-Language': 'en' });
    const headers = { ...br, 'if-none-match': known, 'cache-control': 'no-cache' };
    const { status, headers: received, body: bytes } = await ask(origin, path, { headers });
    expect([status, bytes.length]).toEqual([304, 0]);
    expect(received).toMatchObject({
      ...apiSecurityHeaders,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'set-cookie': ['a=1'],
    });
    expect(received).toHaveProperty('etag', etag);
    expect(received).not.toHaveProperty('content-type');
    expect(received).not.toHaveProperty('content-length');
    expect(received).not.toHaveProperty('content-language');
  });

  it.each(['"other"', '"', 'W/', `x${etag}`])('gets the body for %s', async (known) => {
    const { origin } = await answer();
    const headers = { 'if-none-match': known };
    expect((await ask(origin, path, { headers })).body.toString()).toBe(body);
  });

  it('reaches the API, whose 304 is passed on', async () => {
    const seen: unknown[] = [];
    const origin = await proxy(({ headers }, response) => {
      seen.push([headers['if-none-match'], headers['cache-control'], headers.pragma]);
      response.writeHead(304, { ETag: '"a"' }).end();
    });
    const headers = { 'if-none-match': 'W/"a"', 'cache-control': 'no-cache', pragma: 'no-cache' };
    const { status, headers: received } = await ask(origin, path, { headers });
    expect(status).toBe(304);
    expect(received).toMatchObject({ etag: '"a"', 'cache-control': 'private, no-cache' });
    expect(seen).toEqual([['W/"a"', undefined, undefined]]);
  });

  it('gets 304 from an API that compares its own ETag byte by byte', async () => {
    const { origin } = await answer({ ...json, ETag: '"a"' });
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'if-none-match': 'W/"a"' };
      expect((await ask(origin, path, { method, headers })).status).toBe(304);
    }
  });

  it('gets 304 from the mock API, and from an API in this process', async () => {
    const api = { handler: createMockApi({ scenario: 'ok' }) };
    const origin = await open(createSiteServer({ build: fixture.build, api }));
    const { headers } = await ask(origin, path);
    const known = { 'if-none-match': headers.etag, 'cache-control': 'no-cache' };
    const again = await ask(origin, path, { headers: known });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('Accept-Encoding of a blog call', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('%s → %s', async (accepted, encoding, decode) => {
    const { origin, requests } = await answer();
    for (let count = 0; count < 2; count++) {
      const headers = { 'accept-encoding': accepted };
      const { headers: received, body: bytes } = await ask(origin, path, { headers });
      expect(received['content-encoding']).toBe(encoding);
      expect(received['content-length']).toBe(String(bytes.length));
      expect(decode(bytes).toString()).toBe(body);
    }
    expect(requests.map((headers) => headers['accept-encoding'])).toEqual(['identity', 'identity']);
  });

  it.each([
    ['a short body', json, '[]'],
    ['a picture', { 'Content-Type': 'image/png' }, body],
    ['a body that must not be transformed', { ...json, 'Cache-Control': 'no-transform' }, body],
    ['a body that the API has encoded', { ...json, 'Content-Encoding': 'br' }, body],
  ])('does not compress %s', async (_what, headers, text) => {
    const { origin } = await answer(headers, text);
    const { headers: received, body: bytes } = await ask(origin, path, { headers: br });
    expect(received).toMatchObject({ etag: etagOf(text), vary: 'Accept-Encoding' });
    expect(bytes.toString()).toBe(text);
  });

  it('is added to the Vary of the API once', async () => {
    for (const [vary, expected] of [
      ['Cookie', 'Cookie, Accept-Encoding'],
      ['Cookie, accept-encoding', 'Cookie, accept-encoding'],
      ['*', '*'],
    ]) {
      const { origin } = await answer({ ...json, Vary: vary });
      expect((await ask(origin, path, { headers: br })).headers.vary).toBe(expected);
    }
  });

  it('never gives a visitor the body of another one with the same ETag', async () => {
    const origin = await proxy(({ headers }, response) => {
      response.writeHead(200, { ...json, ETag: '"same"' }).end(body + headers.cookie);
    });
    for (const cookie of ['a=1', 'a=2']) {
      const { body: bytes } = await ask(origin, path, { headers: { ...br, cookie } });
      expect(brotliDecompressSync(bytes).toString()).toBe(body + cookie);
    }
  });

  it('does not change the length that HEAD says for an uncompressed body', async () => {
    const { origin } = await answer({ ...json, 'Content-Length': body.length });
    const head = (headers: OutgoingHttpHeaders) => ask(origin, path, { method: 'HEAD', headers });
    expect((await head({})).headers['content-length']).toBe(String(body.length));
    expect((await head(br)).headers['content-length']).toBeUndefined();
  });
});
