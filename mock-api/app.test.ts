import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerTo } from './answers.ts';
import { validMessage } from './fixtures/message.ts';
import {
  createMockApi,
  postSummaries,
  posts,
  scenarios,
  startMockApi,
  type RunningMockApi,
  type Scenario,
} from './index.ts';

const slowMs = 120;
let api: RunningMockApi;
beforeAll(async () => {
  api = await startMockApi({ scenario: 'ok', slowMs });
});
afterAll(() => api.close());

/** Makes a server listen on a free port until the test ends. Returns its origin. */
const open = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const get = (path: string, scenario?: Scenario, init: RequestInit = {}) =>
  fetch(api.origin + path, {
    ...init,
    headers: scenario ? { cookie: `mock-scenario=${scenario}` } : {},
  });

const list = async () => (await (await get('/api/dev/messages')).json()) as unknown[];

const sendMessage = (fields: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify({ ...validMessage, ...fields }),
  });

describe('calls', () => {
  it('send what answerTo decides', async () => {
    const answered = scenarios.filter((name) => !['hang', 'offline', 'truncated'].includes(name));
    for (const scenario of answered) {
      const path = '/api/blog/category/hockey-tips';
      const response = await get(path, scenario, { redirect: 'manual' });
      const { status, body } = { ...Object(answerTo(scenario, { method: 'GET', path })) };
      expect({ scenario, status: response.status, body: await response.text() }).toEqual({
        scenario,
        status,
        body,
      });
      const caching = status === 200 ? 'private, no-cache' : 'no-store';
      expect(response.headers.get('cache-control')).toBe(caching);
    }
  });

  it('ignore a query, answer HEAD, and send the headers of the answer', async () => {
    const response = await get('/api/blog/posts?_limit=1&q=tape&callback=run');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(postSummaries);
    expect((await get('/api/blog/posts', 'ok', { method: 'HEAD' })).status).toBe(200);
    expect((await get('/api/contact')).headers.get('allow')).toBe('POST');
  });

  it('answer 304 to the ETag of the same answer, and not to that of another scenario', async () => {
    const { headers } = await get('/api/blog/posts');
    const known = { headers: { 'If-None-Match': headers.get('etag') ?? '' } };
    const ask = (scenario: Scenario) =>
      fetch(`${api.origin}/api/blog/posts`, {
        // Without `no-cache`, which `fetch` would add to the condition.
        headers: {
          ...known.headers,
          'Cache-Control': 'max-age=0',
          cookie: `mock-scenario=${scenario}`,
        },
      });
    expect((await ask('ok')).status).toBe(304);
    expect((await ask('noPictures')).status).toBe(200);
  });

  it('store accepted messages, which /api/dev/messages lists', async () => {
    expect(await list()).toEqual([]);
    expect((await sendMessage()).status).toBe(201);
    expect(await list()).toEqual([
      { ...validMessage, id: 1, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });
});

describe('Idempotency-Key', () => {
  it('stores a repeated message once and answers it alike', async () => {
    const before = await list();
    for (let sent = 0; sent < 2; sent++) {
      const response = await sendMessage({ name: 'Grace' }, { 'Idempotency-Key': 'a1' });
      expect([response.status, await response.json()]).toEqual([201, { received: true }]);
    }
    expect(await list()).toHaveLength(before.length + 1);
  });

  it('refuses another message under the same key with 422', async () => {
    const before = await list();
    await sendMessage({}, { 'Idempotency-Key': 'b1' });
    const response = await sendMessage({ name: 'Grace' }, { 'Idempotency-Key': 'b1' });
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: 'This Idempotency-Key belongs to another message' },
    ]);
    expect(await list()).toHaveLength(before.length + 1);
  });
});

describe('connections', () => {
  it('reset before the answer with offline', async () => {
    await expect(get('/api/blog/posts', 'offline')).rejects.toMatchObject({
      cause: { code: 'ECONNRESET' },
    });
  });

  it('end in the middle of the body with truncated', async () => {
    const response = await get('/api/blog/posts', 'truncated');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(TypeError);
  });

  it('wait with slow', async () => {
    const start = performance.now();
    expect((await get('/api/blog/posts', 'slow')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(slowMs * 0.9);
  });

  it.each(['hang', 'slow'] as const)(
    'close with the server while %s keeps them open',
    async (scenario) => {
      const server = createServer(createMockApi({ scenario, slowMs: 60_000 }));
      const origin = await open(server);
      const received = once(server, 'request');
      const pending = fetch(`${origin}/api/blog/posts`);
      await received;
      server.closeAllConnections();
      await expect(pending).rejects.toThrow(TypeError);
    },
  );
});

describe('the scenario', () => {
  it('comes from the cookie, else from the run', async () => {
    const run = await startMockApi({ scenario: 'error' });
    const status = async (cookie: string) =>
      (await fetch(`${run.origin}/api/blog/posts`, { headers: { cookie } })).status;
    expect(await status('')).toBe(500);
    expect(await status('a=1; mock-scenario=unauthorized; b=2')).toBe(401);
    expect(await status('mock-scenario=nonsense')).toBe(500);
    expect(await status('not-mock-scenario=ok')).toBe(500);
    await run.close();
  });

  it('does not change pictures and development pages', async () => {
    const types = { '/api/dev/messages': 'json', '/api/dev/scenario': 'html' };
    const cover = { [posts[0]?.coverImage ?? '']: 'image/webp' };
    for (const [path, type] of Object.entries({ ...types, ...cover })) {
      const response = await get(path, 'error');
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toMatch(type);
    }
    for (const path of ['/api/covers/none.webp', '/api/covers/..%2findex.ts', '/api/dev/none']) {
      const response = await get(path, 'error');
      expect(response.status, path).toBe(404);
      expect(await response.json()).toEqual({ error: 'The mock API has no such path' });
    }
  });

  it('is in the README', () => {
    const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
    expect(scenarios.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
  });
});

describe('/api/dev/scenario', () => {
  it('sets the cookie and links to every scenario', async () => {
    const response = await get('/api/dev/scenario?set=empty');
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('set-cookie')).toBe('mock-scenario=empty; Path=/; SameSite=Lax');
    const page = await response.text();
    expect(page).toContain('<h1>Mock API: empty</h1>');
    for (const name of scenarios) expect(page).toContain(`href="?set=${name}"`);
  });

  it('does not exist for another host, nor when development pages are off', async () => {
    const handler = createMockApi({ scenario: 'ok', devPages: false });
    const hidden = await open(createServer((req, res) => handler(req, res)));
    expect((await fetch(`${hidden}/api/dev/scenario`)).status).toBe(404);
    expect((await fetch(`${hidden}/api/dev/messages`)).status).toBe(404);
    const asked = request(`${api.origin}/api/dev/messages`, { headers: { host: 'rink.example' } });
    const [response] = (await once(asked.end(), 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(404);
  });

  it('refuses an unknown name and does not print it', async () => {
    const response = await get('/api/dev/scenario?set=<script>');
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).not.toContain('<script>');
  });
});

it('passes paths outside /api to the next handler', async () => {
  const mockApi = createMockApi({ scenario: 'ok' });
  const origin = await open(
    createServer((req, res) => mockApi(req, res, () => res.end('the site'))),
  );
  expect(await (await fetch(`${origin}/apiary`)).text()).toBe('the site');
  expect((await fetch(`${origin}/api/none`)).status).toBe(404);
  expect((await fetch(`${origin}/api/blog/posts`)).status).toBe(200);
});
