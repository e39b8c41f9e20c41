import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from './answers.ts';
import { scenarioOfRun } from './choose-scenario.ts';
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

const message = { name: 'Ada', email: 'a@b.c', subject: 'Other', message: 'Hello', privacy: true };

const get = (path: string, scenario?: Scenario, init: RequestInit = {}) =>
  fetch(api.origin + path, {
    ...init,
    headers: scenario ? { cookie: `mock-scenario=${scenario}` } : {},
  });

const sendMessage = (origin: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(message),
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
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('ignore a query, and answer HEAD', async () => {
    const response = await get('/api/blog/posts?_limit=1&q=tape&callback=run');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(postSummaries);
    expect((await get('/api/blog/posts', 'ok', { method: 'HEAD' })).status).toBe(200);
  });

  it('send the headers of the answer', async () => {
    expect((await get('/api/contact')).headers.get('allow')).toBe('POST');
    const redirected = await get('/api/blog/posts', 'redirect');
    expect(redirected).toMatchObject({ status: 200, redirected: true });
    expect(redirected.headers.get('content-type')).toMatch('text/html');
  });

  it('store accepted messages, which /api/dev/messages lists', async () => {
    const own = await startMockApi({ scenario: 'ok' });
    const list = async () => (await fetch(`${own.origin}/api/dev/messages`)).json();
    expect(await list()).toEqual([]);
    expect((await sendMessage(own.origin)).status).toBe(201);
    expect(await list()).toEqual([
      { ...message, id: 1, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    await own.close();
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
      const mockApi = createMockApi({ scenario, slowMs: 60_000 });
      const server = createServer(mockApi).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const received = once(server, 'request');
      const { port } = server.address() as AddressInfo;
      const pending = fetch(`http://127.0.0.1:${port}/api/blog/posts`);
      await received;
      server.closeAllConnections();
      await expect(pending).rejects.toThrow(TypeError);
      server.close();
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

  it('of the run comes from the environment, and an unknown name throws', () => {
    expect(scenarioOfRun({})).toBe('ok');
    expect(scenarioOfRun({ MOCK_SCENARIO: '' })).toBe('ok');
    expect(scenarioOfRun({ MOCK_SCENARIO: 'offline' })).toBe('offline');
    expect(() => scenarioOfRun({ MOCK_SCENARIO: 'oops' })).toThrow(/"oops".*Use one of ok, slow/);
  });

  it('does not change pictures and development pages', async () => {
    for (const path of [posts[0]?.coverImage ?? '', '/api/dev/messages', '/api/dev/scenario']) {
      expect((await get(path, 'error')).status, path).toBe(200);
    }
    for (const path of ['/api/covers/none.webp', '/api/covers/..%2findex.ts', '/api/dev/none']) {
      const response = await get(path, 'error');
      expect(response.status, path).toBe(404);
      expect(await response.json()).toEqual({ error: 'The mock API has no such path' });
    }
  });

  it('stands in the README', () => {
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

  it('shows the scenario of the browser without setting it', async () => {
    const response = await get('/api/dev/scenario', 'html');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain('<h1>Mock API: html</h1>');
  });

  it('refuses an unknown name and does not print it', async () => {
    const response = await get('/api/dev/scenario?set=<script>');
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).not.toContain('<script>');
  });
});

it('serves the covers as WebP', async () => {
  const response = await get(posts[0]?.coverImage ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
});

it('passes paths outside /api to the next handler', async () => {
  const mockApi = createMockApi({ scenario: 'ok' });
  const host = createServer((req, res) => mockApi(req, res, () => res.end('the site')));
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/apiary`)).text()).toBe('the site');
  expect(await (await fetch(`${origin}/blog`)).text()).toBe('the site');
  expect((await fetch(`${origin}/api/none`)).status).toBe(404);
  expect((await fetch(`${origin}/api/blog/posts`)).status).toBe(200);
  host.closeAllConnections();
  host.close();
});
