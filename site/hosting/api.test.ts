import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiTimeout, type Api } from './api.ts';
import { createSiteServer } from './server.ts';
import { manifest, writeBuild, type Fixture } from './testing/fixture.ts';
import { ask, open, openApi } from '../api/testing/http.ts';

let fixture: Fixture;
beforeAll(() => {
  fixture = writeBuild();
});
afterAll(() => fixture.remove());

function site(api: Api, timeout = apiTimeout): Promise<string> {
  return open(createSiteServer({ root: fixture.root, manifest, api, apiTimeout: timeout }));
}

const guarded = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

describe('an API in this process', () => {
  it('answers with our headers and without its invitations', async () => {
    const origin = await site({
      handler: (request, response) => {
        response.setHeader('Access-Control-Allow-Credentials', 'true');
        response.setHeader('X-Powered-By', 'something');
        response.writeHead(201, 'Made', {
          'Access-Control-Allow-Origin': '*',
          'Content-Security-Policy': 'script-src *',
          'X-Path': request.url,
        });
        response.end('[]');
      },
    });
    const answer = await ask(origin, '/api/contact?x=1', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      ...guarded,
      'x-path': '/api/contact?x=1',
      'cache-control': 'no-store',
    });
    expect(Object.keys(answer.headers).join()).not.toMatch(/access-control|powered/);
  });

  it('may set its own lifetime, and headers as a list', async () => {
    const origin = await site({
      handler: (_request, response) => {
        response.writeHead(200, ['Cache-Control', 'max-age=60', 'X-One', '1']).end();
      },
    });
    const { headers } = await ask(origin, '/api/covers/a.jpg');
    expect(headers).toMatchObject({ ...guarded, 'cache-control': 'max-age=60', 'x-one': '1' });
  });

  it('may pass, fail or throw', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const pass = await site({ handler: (_request, _response, next) => next() });
    expect(await ask(pass, '/api/x')).toMatchObject({ status: 404, headers: guarded });
    const fail = await site({ handler: (_request, _response, next) => next(new Error('no')) });
    expect(await ask(fail, '/api/x')).toMatchObject({ status: 500, headers: guarded });
    const crash = await site({
      handler: () => {
        throw new Error('crash');
      },
    });
    expect(await ask(crash, '/api/x')).toMatchObject({ status: 500, headers: guarded });
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });
});

describe('an API at another origin', () => {
  it('gets the request and gives its answer', async () => {
    const upstream = await openApi((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(422, 'Odd', {
          'Set-Cookie': ['a=1', 'b=2'],
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': '*',
          'Keep-Alive': 'timeout=99',
          Connection: 'x-hop',
          'X-Hop': 'secret',
        });
        const { method, url, headers } = request;
        response.end(
          JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }),
        );
      });
    });
    const origin = await site({ origin: upstream });
    const answer = await ask(origin, '/api/contact?x=%20', {
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: {
        cookie: 'session=1',
        'content-type': 'application/json',
        connection: 'x-private',
        'x-private': 'hop',
        te: 'trailers',
        host: 'rink.example',
      },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers).toMatchObject({ ...guarded, 'set-cookie': ['a=1', 'b=2'] });
    expect(Object.keys(answer.headers)).not.toContain('access-control-allow-origin');
    expect(Object.keys(answer.headers)).not.toContain('x-hop');
    expect(answer.headers['keep-alive']).not.toBe('timeout=99');
    const seen: unknown = JSON.parse(answer.body.toString());
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/contact?x=%20',
      body: '{"name":"Ada"}',
      headers: {
        cookie: 'session=1',
        host: new URL(upstream).host,
        'x-forwarded-host': 'rink.example',
      },
    });
    expect(seen).not.toHaveProperty(['headers', 'x-private']);
    expect(seen).not.toHaveProperty(['headers', 'te']);
  });

  it('keeps the framing of a body of unknown length, on GET too', async () => {
    const upstream = await openApi((request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => response.end(String(size)));
    });
    const origin = await site({ origin: upstream });
    const headers = { 'transfer-encoding': 'chunked' };
    for (const method of ['GET', 'POST']) {
      const answer = await ask(origin, '/api/x', { method, headers, body: 'GET /api/y HTTP/1.1' });
      expect(answer.body.toString()).toBe('19');
    }
  });

  it('passes HEAD, 204, 304 and its own redirects', async () => {
    const upstream: string = await openApi((request, response) => {
      const status = Number(request.url?.slice('/api/'.length));
      response.writeHead(status, status === 302 ? { Location: `${upstream}/api/blog/posts` } : {});
      response.end();
    });
    const origin = await site({ origin: upstream });
    for (const status of [200, 204, 302, 304]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(origin, `/api/${status}`, { method });
        expect(answer.status).toBe(status);
        expect(answer.headers.location).toBe(status === 302 ? '/api/blog/posts' : undefined);
      }
    }
  });

  it('that cannot be reached is a 502', async () => {
    const gone = 'http://127.0.0.1:9';
    const answer = await ask(await site({ origin: gone }), '/api/blog/posts');
    expect(answer.status).toBe(502);
    expect(answer.body.toString()).toBe('The API did not answer.\n');
    expect(answer.headers).toMatchObject(guarded);
  });

  it('that is silent is a 502 after the time limit', async () => {
    const upstream = await openApi(() => {});
    const started = Date.now();
    const answer = await ask(await site({ origin: upstream }, 200), '/api/blog/posts');
    expect(answer.status).toBe(502);
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(apiTimeout).toBe(15_000);
  });

  it('that stops in the middle is cut, not completed', async () => {
    const upstream = await openApi((request, response) => {
      response.write('[');
      if (request.url === '/api/reset') setTimeout(() => response.destroy(), 50);
    });
    const origin = await site({ origin: upstream }, 200);
    await expect(ask(origin, '/api/hang')).rejects.toThrow(/aborted|hang up/);
    await expect(ask(origin, '/api/reset')).rejects.toThrow(/aborted|hang up/);
  });

  it('is left alone when the visitor leaves', async () => {
    let left = false;
    const upstream = await openApi((request) => {
      request.on('close', () => (left = true));
    });
    const origin = await site({ origin: upstream });
    const leaving = fetch(`${origin}/api/blog/posts`, { signal: AbortSignal.timeout(100) });
    await expect(leaving).rejects.toThrow('timeout');
    await vi.waitFor(() => expect(left).toBe(true));
  });
});
