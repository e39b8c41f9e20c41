import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { apiTimeoutMs, type Api } from './api.ts';
import { createSiteServer } from './server.ts';
import { apiSecurityHeaders, buildForFile, message } from './testing/fixture.ts';
import { ask, open, openApi } from '../api/testing/http.ts';
import { openRaw } from './testing/rawApi.ts';

const fixture = buildForFile();

const site = (api: Api, timeoutMs = apiTimeoutMs): Promise<string> =>
  open(createSiteServer({ build: fixture.build, api, apiTimeoutMs: timeoutMs }));

describe('proxyTo', () => {
  it('gets the request without hop-by-hop headers, and so does the visitor the response', async () => {
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
      body: JSON.stringify(message),
      headers: {
        cookie: 'session=1',
        'content-type': 'application/json',
        connection: 'x-private',
        'x-private': 'hop',
        te: 'trailers',
        host: 'rink.example',
        'idempotency-key': 'a1',
        'x-forwarded-for': '192.0.2.1',
        x_forwarded_for: '192.0.2.1',
        'x-forwarded-port': '1',
        'x-real-ip': '192.0.2.1',
        forwarded: 'for=192.0.2.1',
      },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers).toMatchObject({ ...apiSecurityHeaders, 'set-cookie': ['a=1', 'b=2'] });
    expect(Object.keys(answer.headers)).not.toContain('access-control-allow-origin');
    expect(Object.keys(answer.headers)).not.toContain('x-hop');
    expect(answer.headers['keep-alive']).not.toBe('timeout=99');
    const received: unknown = JSON.parse(answer.body.toString());
    expect(received).toMatchObject({
      method: 'POST',
      url: '/api/contact?x=%20',
      body: JSON.stringify(message),
      headers: {
        cookie: 'session=1',
        host: new URL(upstream).host,
        'x-forwarded-host': 'rink.example',
      },
    });
    expect(received).not.toHaveProperty(['headers', 'x-private']);
    expect(received).not.toHaveProperty(['headers', 'te']);
  });

  it('sets Content-Length from the body of a POST, whatever headers the client sends', async () => {
    const lengths: unknown[] = [];
    const upstream = await openApi((request, response) => {
      lengths.push(request.headers['content-length']);
      request.pipe(response);
    });
    const origin = await site({ origin: upstream });
    const body = JSON.stringify({ ...message, message: 'GET /api/y HTTP/1.1\r\nHost: a\r\n\r\n' });
    for (const headers of [
      { 'transfer-encoding': 'chunked' },
      { connection: 'keep-alive, content-length', 'content-length': body.length },
      { connection: 'transfer-encoding', 'transfer-encoding': 'chunked' },
    ]) {
      const answer = await ask(origin, '/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      expect(answer.body.toString()).toBe(body);
    }
    expect(lengths).toEqual(Array.from({ length: 3 }, () => String(body.length)));
  });

  it.each([
    ['GET', 400],
    ['HEAD', 400],
    ['DELETE', 405],
    ['OPTIONS', 405],
    ['PUT', 405],
    ['TRACE', 405],
  ])('refuses %s with a body with %i and does not call the API', async (method, status) => {
    const calls: unknown[] = [];
    const upstream = await openApi((request, response) => {
      calls.push(request.url);
      response.end();
    });
    const origin = await site({ origin: upstream });
    const body = 'GET /api/stolen HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const headers of [
      { 'transfer-encoding': 'chunked' },
      { connection: 'keep-alive, content-length', 'content-length': body.length },
    ]) {
      const answer = await ask(origin, '/api/x', { method, headers, body });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...apiSecurityHeaders, connection: 'close' });
    }
    expect(calls).toEqual([]);
  });

  it.each([
    ['the status 000', 'HTTP/1.1 000 Odd'],
    ['the status 099', 'HTTP/1.1 099 Odd'],
    ['the status 999', 'HTTP/1.1 999 Odd'],
    ['an upgrade without a request for it', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x'],
    ['a header line without a name', 'HTTP/1.1 200 OK\r\n: x'],
    ['no HTTP', 'nonsense'],
  ])('answers 502 to %s, and goes on', async (_what, head) => {
    const origin = await site({ origin: await openRaw(`${head}\r\nContent-Length: 2\r\n\r\n[]`) });
    for (let count = 0; count < 2; count++) {
      const answer = await ask(origin, '/api/blog/posts');
      expect(answer.status).toBe(502);
      expect(answer.headers).toMatchObject(apiSecurityHeaders);
    }
  });

  it('passes a response with control bytes in its reason phrase, without the phrase', async () => {
    const upstream = await openRaw('HTTP/1.1 200 O\u0001k\r\nContent-Length: 2\r\n\r\n[]');
    const answer = await ask(await site({ origin: upstream }), '/api/blog/posts');
    expect([answer.status, answer.body.toString()]).toEqual([200, '[]']);
  });

  it('passes HEAD, 204, 302 and 304', async () => {
    const upstream = await openApi((request, response) => {
      const status = Number(request.url?.slice('/api/'.length));
      response.writeHead(status, status === 302 ? { Location: '/api/blog/posts' } : {});
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

  it('answers 502 when the API cannot be reached', async () => {
    const gone = 'http://127.0.0.1:9';
    const answer = await ask(await site({ origin: gone }), '/api/blog/posts');
    expect(answer.status).toBe(502);
    expect(answer.body.toString()).toBe('{"error":"The API did not answer."}');
    expect(answer.headers).toMatchObject(apiSecurityHeaders);
  });

  it('answers 504 when the API does not answer in time', async () => {
    const upstream = await openApi(() => {});
    const started = Date.now();
    const answer = await ask(await site({ origin: upstream }, 200), '/api/blog/posts');
    expect(answer.status).toBe(504);
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(apiTimeoutMs).toBe(15_000);
  });

  it('cuts the response when the API stops in the middle', async () => {
    const upstream = await openApi((request, response) => {
      response.write('[');
      if (request.url === '/api/reset') setTimeout(() => response.destroy(), 50);
    });
    const origin = await site({ origin: upstream }, 200);
    await expect(ask(origin, '/api/hang')).rejects.toThrow(/aborted|hang up/);
    await expect(ask(origin, '/api/reset')).rejects.toThrow(/aborted|hang up/);
  });

  it('cancels the request to the API when the visitor leaves', async () => {
    const calls: IncomingMessage[] = [];
    const upstream = await openApi((request) => void calls.push(request));
    const leaving = new AbortController();
    const answer = fetch(`${await site({ origin: upstream })}/api/blog/posts`, leaving);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(calls[0]?.destroyed).toBe(true));
  });
});
