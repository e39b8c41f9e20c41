import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scenarioOfRun } from './choose-scenario.ts';
import {
  createMockApi,
  isScenario,
  posts,
  scenarioMeanings,
  scenarios,
  startMockApi,
  type Post,
  type RunningMockApi,
  type Scenario,
} from './index.ts';

const slowMs = 120;
let api: RunningMockApi;
beforeAll(async () => {
  api = await startMockApi({ scenario: 'ok', slowMs });
});
afterAll(() => api.close());

const calls = {
  posts: '/api/blog/posts',
  category: '/api/blog/category/hockey-tips',
  post: '/api/blog/post/from-ice-to-roller',
  contact: '/api/contact',
};
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

const message = { name: 'Ada', email: 'a@b.c', subject: 'Other', message: 'Hello', privacy: true };

function call(name: Name, scenario: string): Promise<Response> {
  const headers = { 'x-mock-scenario': scenario, 'content-type': 'application/json' };
  const body = JSON.stringify(message);
  return fetch(api.origin + calls[name], {
    headers,
    ...(name === 'contact' && { method: 'POST', body }),
  });
}

const isList = (name: Name) => name === 'posts' || name === 'category';
const normal = (name: Name) => (name === 'contact' ? 201 : 200);

/** Whether a value could pass for a post, by the least that a card needs. */
function isUsable(value: unknown): boolean {
  const needed = ['slug', 'title', 'excerpt', 'category', 'coverImage', 'publishedAt'];
  return (
    typeof value === 'object' &&
    value !== null &&
    needed.every((field) => typeof Reflect.get(value, field) === 'string')
  );
}

/** The posts of an answer, of which there must be some; the contact call has none. */
async function postsIn(name: Name, scenario: Scenario): Promise<readonly Post[]> {
  const response = await call(name, scenario);
  expect(response.status).toBe(normal(name));
  if (name === 'contact') return [];
  const found = [(await response.json()) as Post | Post[]].flat();
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const checks: Record<Scenario, (name: Name) => Promise<void>> = {
  ok: async (name) => expect((await call(name, 'ok')).status).toBe(normal(name)),
  slow: async (name) => {
    const start = performance.now();
    expect((await call(name, 'slow')).status).toBe(normal(name));
    expect(performance.now() - start).toBeGreaterThan(slowMs * 0.9);
  },
  error: async (name) => {
    const response = await call(name, 'error');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect((await response.text()).length).toBeLessThan(60);
  },
  unauthorized: async (name) => expect((await call(name, 'unauthorized')).status).toBe(401),
  notFound: async (name) => expect((await call(name, 'notFound')).status).toBe(404),
  empty: async (name) => {
    const response = await call(name, 'empty');
    if (isList(name)) expect(await response.json()).toEqual([]);
    else expect(response.status).toBe(name === 'post' ? 404 : 201);
  },
  malformed: async (name) => {
    const response = await call(name, 'malformed');
    expect(response.status).toBe(normal(name));
    expect(response.headers.get('content-type')).toMatch('application/json');
    if (name === 'contact') {
      await expect(response.json()).rejects.toThrow(SyntaxError);
      return;
    }
    const body: unknown = await response.json();
    const candidates = Array.isArray(body) ? body : [body];
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.filter(isUsable)).toEqual([]);
  },
  html: async (name) => {
    const response = await call(name, 'html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  },
  offline: async (name) => expect(call(name, 'offline')).rejects.toThrow(TypeError),
  longText: async (name) => {
    const titles = (await postsIn(name, 'longText')).map(({ title }) => title.length);
    if (name !== 'contact') expect(Math.min(...titles)).toBeGreaterThan(50);
  },
  noPictures: async (name) => {
    const covers = (await postsIn(name, 'noPictures')).map(({ coverImage }) => coverImage);
    expect(covers.filter(Boolean)).toEqual([]);
  },
  brokenPictures: async (name) => {
    for (const { coverImage } of await postsIn(name, 'brokenPictures')) {
      expect((await fetch(api.origin + coverImage)).status).toBe(404);
    }
  },
};

describe.each(scenarios)('%s', (scenario) => {
  test.each(names)('%s', (name) => checks[scenario](name));

  test('leaves pictures and development pages alone', async () => {
    const headers = { 'x-mock-scenario': scenario };
    for (const path of [posts[0]?.coverImage, '/api/dev/messages', '/api/dev/scenario']) {
      expect((await fetch(`${api.origin}${path}`, { headers })).status).toBe(200);
    }
    for (const path of ['/api/covers/none.svg', '/api/dev/none']) {
      const response = await fetch(`${api.origin}${path}`, { headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'The mock API has no such path' });
    }
  });

  test('is explained in a line, and in the README', () => {
    expect(scenarioMeanings[scenario]).toMatch(/^[A-Z].{10,80}\.$/);
    const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
    expect(readme).toContain(`| \`${scenario}\``);
  });
});

test('an unknown path stays a JSON 404 where calls would succeed', async () => {
  for (const scenario of ['empty', 'malformed']) {
    const headers = { 'x-mock-scenario': scenario };
    expect((await fetch(`${api.origin}/api/none`, { headers })).status).toBe(404);
  }
});

describe('which scenario is on', () => {
  test('header before cookie before run', async () => {
    const run = await startMockApi({ scenario: 'error' });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${run.origin}/api/blog/posts`, { headers })).status;
    expect(await status({})).toBe(500);
    expect(await status({ cookie: 'a=1; mock-scenario=unauthorized; b=2' })).toBe(401);
    expect(await status({ cookie: 'mock-scenario=ok' })).toBe(200);
    expect(await status({ cookie: 'mock-scenario=ok', 'x-mock-scenario': 'notFound' })).toBe(404);
    expect(await status({ cookie: 'mock-scenario=nonsense' })).toBe(500);
    expect(await status({ cookie: 'not-mock-scenario=ok' })).toBe(500);
    expect(await status({ 'x-mock-scenario': 'nonsense' })).toBe(400);
    await run.close();
  });

  test('the environment chooses for a run, and a wrong name is refused', () => {
    expect(scenarioOfRun({})).toBe('ok');
    expect(scenarioOfRun({ MOCK_SCENARIO: '' })).toBe('ok');
    expect(scenarioOfRun({ MOCK_SCENARIO: 'offline' })).toBe('offline');
    expect(() => scenarioOfRun({ MOCK_SCENARIO: 'oops' })).toThrow(/"oops".*use one of ok, slow/);
  });

  test.each(scenarios)('the page sets the cookie for %s', async (scenario) => {
    const response = await fetch(`${api.origin}/api/dev/scenario?set=${scenario}`);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('set-cookie')).toBe(
      `mock-scenario=${scenario}; Path=/; SameSite=Lax`,
    );
    const page = await response.text();
    expect(page).toContain(`<h1>Mock API: ${scenario}</h1>`);
    for (const other of scenarios) expect(page).toContain(`href="?set=${other}"`);
  });

  test('the page shows the scenario of the browser, and refuses unknown names', async () => {
    const page = `${api.origin}/api/dev/scenario`;
    const shown = await fetch(page, { headers: { cookie: 'mock-scenario=html' } });
    expect(shown.headers.get('set-cookie')).toBeNull();
    expect(await shown.text()).toContain('<h1>Mock API: html</h1>');

    const refused = await fetch(`${page}?set=<script>`);
    expect(refused.status).toBe(400);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await refused.text()).not.toContain('<script>');
  });

  test.each(['OK', '', 'toString', null, 1])('%s is no scenario', (value) => {
    expect(isScenario(value)).toBe(false);
  });
});

test('mounted in another server, it leaves other paths alone', async () => {
  const mockApi = createMockApi({ scenario: 'ok' });
  const host = createServer((req, res) => mockApi(req, res, () => res.end('the site')));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/apiary`)).text()).toBe('the site');
  expect(await (await fetch(`${origin}/blog`)).text()).toBe('the site');
  expect((await fetch(`${origin}/api/none`)).status).toBe(404);
  expect((await fetch(`${origin}/api/blog/posts`)).status).toBe(200);
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

test('closing does not wait for a slow answer', async () => {
  const run = await startMockApi({ scenario: 'slow', slowMs: 60_000 });
  const pending = fetch(`${run.origin}/api/blog/posts`).catch(() => 'cut');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await run.close();
  expect(await pending).toBe('cut');
});
