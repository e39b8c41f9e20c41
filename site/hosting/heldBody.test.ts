import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask } from '../api/testing/http.ts';
import { etagOf } from './etag.ts';
import { json, proxyFor } from './testing/blogApi.ts';
import { apiSecurityHeaders, buildForFile } from './testing/fixture.ts';

const fixture = buildForFile();
const bodyLimits = { perBody: 2 ** 17, ofAll: 2 ** 18 };
const path = '/api/blog/posts';

/** Starts a site with little memory for bodies. */
const proxy = (upstream: RequestListener) => proxyFor(fixture.build, upstream, { bodyLimits });

describe('a blog call with a body over the limits', () => {
  const long = Buffer.alloc(bodyLimits.perBody + 1, 'x');

  it('is passed on as it comes, without an ETag of this server', async () => {
    for (const [sent, expected] of [
      [undefined, undefined],
      ['"a"', '"a"'],
    ] as const) {
      const origin = await proxy((_request, response) => {
        response.writeHead(200, { ...json, ...(sent && { ETag: sent }) }).end(long);
      });
      const { headers, body: bytes } = await ask(origin, path, {
        headers: { 'accept-encoding': 'br' },
      });
      expect([headers['content-encoding'], headers.etag]).toEqual([undefined, expected]);
      expect(bytes.equals(long)).toBe(true);
    }
  });

  it('is passed on while others use the memory, which they give back', async () => {
    const waiting: (() => void)[] = [];
    const half = 'x'.repeat(bodyLimits.perBody - 1);
    const origin = await proxy(({ url }, response) => {
      response.writeHead(200, json).write(half);
      if (url === path) response.end('x');
      else waiting.push(() => response.end('x'));
    });
    const slow = ['/api/blog/1', '/api/blog/2'].map((other) => ask(origin, other));
    const isHeld = async () => (await ask(origin, path)).headers.etag !== undefined;
    await expect.poll(isHeld).toBe(false);
    waiting.forEach((end) => end());
    const answers = await Promise.all(slow);
    expect(answers.map(({ headers }) => headers.etag)).toEqual([
      etagOf(`${half}x`),
      etagOf(`${half}x`),
    ]);
    await expect.poll(isHeld).toBe(true);
  });

  it('keeps little memory for a body of single bytes', async () => {
    const count = 20_000;
    const origin = await proxy((_request, response) => {
      response.writeHead(200, json);
      for (let sent = 0; sent < count; sent++) response.write('x');
      response.end();
    });
    const { headers, body: bytes } = await ask(origin, path);
    expect(headers.etag).toBe(etagOf('x'.repeat(count)));
    expect(bytes).toHaveLength(count);
  });
});

describe('a blog call whose body does not end', () => {
  it.each([
    ['is reset', 502, 1_000],
    ['hangs', 504, 100],
  ])('gets an answer of its own when it %s', async (what, status, apiTimeoutMs) => {
    const upstream: RequestListener = (_request, response) => {
      response.writeHead(200, { ...json, 'Content-Length': '99', ETag: '"a"' });
      response.write('[', () => {
        if (what === 'is reset') response.destroy();
      });
    };
    const origin = await proxyFor(fixture.build, upstream, { apiTimeoutMs });
    const { status: received, headers } = await ask(origin, path);
    expect(received).toBe(status);
    expect(headers).toMatchObject({ ...apiSecurityHeaders, 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });
});
