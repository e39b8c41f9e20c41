import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  extraFaults,
  faultMeanings,
  faultNames,
  isFault,
  posts,
  scenarios,
  startMockApi,
  type Fault,
  type RunningMockApi,
} from './index.ts';

let api: RunningMockApi;
beforeAll(async () => {
  api = await startMockApi({ scenario: 'ok' });
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
const lists: readonly Name[] = ['posts', 'category'];

const message = { name: 'Ada', email: 'a@b.c', subject: 'Other', message: 'Hello', privacy: true };

const call = (name: Name, fault: Fault, init: RequestInit = {}, origin = api.origin) =>
  fetch(origin + calls[name], {
    ...init,
    headers: { 'x-mock-scenario': fault, 'content-type': 'application/json' },
    ...(name === 'contact' && { method: 'POST', body: JSON.stringify(message) }),
  });

const json = async (name: Name, fault: Fault): Promise<unknown> =>
  (await call(name, fault)).json() as Promise<unknown>;

const list = async (name: Name, fault: Fault) =>
  (await json(name, fault)) as Record<string, unknown>[];

describe('statuses', () => {
  test.each(
    names.flatMap((name) => [
      [name, 'noContent', 204] as const,
      [name, 'forbidden', 403] as const,
      [name, 'unprocessable', 422] as const,
      [name, 'tooMany', 429] as const,
      [name, 'unavailable', 503] as const,
    ]),
  )('%s, %s: %d', async (name, fault, status) => {
    const response = await call(name, fault);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(fault === 'tooMany' ? '30' : null);
    const types = { noContent: null, unavailable: 'text/html; charset=utf-8' };
    const type = fault in types ? Reflect.get(types, fault) : 'application/json; charset=utf-8';
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.text()) === '').toBe(fault === 'noContent');
  });

  test.each(names)('%s, login: another page answers', async (name) => {
    const response = await call(name, 'login');
    expect(response).toMatchObject({ status: 200, redirected: true });
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect((await call(name, 'login', { redirect: 'manual' })).status).toBe(302);
  });
});

describe('connections', () => {
  const limit = () => ({ signal: AbortSignal.timeout(150) });

  test.each(names)('%s', async (name) => {
    await expect(call(name, 'hang', limit())).rejects.toThrow(/timeout/);
    const stalled = await call(name, 'stall', limit());
    expect(stalled.status).toBe(200);
    await expect(stalled.json()).rejects.toThrow(/timeout/);
    await expect(call(name, 'reset')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    const cut = await call(name, 'truncated');
    expect(cut.status).toBe(200);
    await expect(cut.json()).rejects.toThrow(TypeError);
  });

  test.each(['hang', 'stall'] as const)('%s does not keep the server open', async (fault) => {
    const run = await startMockApi({ scenario: fault });
    const pending = fetch(`${run.origin}/api/blog/posts`).then((response) => response.text());
    const outcome = pending.catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await run.close();
    expect(await outcome).toBe('cut');
  });
});

describe('data', () => {
  const data = ['nulls', 'many', 'huge', 'hostile', 'badDates', 'duplicates'] as const;

  test.each(data)('%s: messages are accepted', async (fault) => {
    expect((await call('contact', fault)).status).toBe(201);
  });

  test.each(data)('%s: lists carry what lists carry', async (fault) => {
    for (const name of lists) {
      for (const post of await list(name, fault)) {
        expect(Object.keys(post)).toEqual(expect.arrayContaining(['slug', 'publishedAt']));
        expect(post).not.toHaveProperty('content');
      }
    }
  });

  test.each(lists)('%s', async (name) => {
    const [all, ...each] = await list(name, 'nulls');
    expect(new Set(Object.values(all ?? {}))).toEqual(new Set([null]));
    expect(each.filter(({ title }) => title === null)).toHaveLength(1);
    expect(await list(name, 'many')).toHaveLength(5000);
    expect(new Set((await list(name, 'many')).map(({ slug }) => slug)).size).toBe(5000);
    expect(await list(name, 'huge')).toEqual(await list(name, 'ok'));
    const slugs = (await list(name, 'hostile')).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['__proto__', '..', '%2f', 'constructor']));
    const twice = (await list(name, 'duplicates')).map(({ slug }) => String(slug));
    expect(new Set(twice).size).toBeLessThan(twice.length);
    expect(new Set(twice.map((slug) => slug.toLowerCase())).size).toBeLessThan(new Set(twice).size);
  });

  test('one post', async () => {
    expect(new Set(Object.values((await json('post', 'nulls')) as object))).toEqual(
      new Set([null]),
    );
    const huge = (await json('post', 'huge')) as { content: string; slug: string };
    expect(huge.content.length).toBeGreaterThan(5e6);
    expect(huge.slug).toBe('from-ice-to-roller');
    expect(await json('post', 'hostile')).toMatchObject({
      slug: 'from-ice-to-roller',
      coverImage: 'javascript:pwned()',
      content: expect.stringContaining('</div></main></body></html>'),
    });
    expect(await json('post', 'badDates')).toMatchObject({ updatedAt: '2025-02-30' });
    expect(await json('post', 'duplicates')).toEqual(
      posts.find(({ slug }) => slug === 'from-ice-to-roller'),
    );
    expect(
      (await fetch(`${api.origin}/api/none`, { headers: { 'x-mock-scenario': 'many' } })).status,
    ).toBe(404);
  });
});

describe('the list', () => {
  test('begins with the scenarios, and has no name twice', () => {
    expect(faultNames.slice(0, scenarios.length)).toEqual(scenarios);
    expect(new Set(faultNames).size).toBe(scenarios.length + extraFaults.length);
  });

  test.each(extraFaults)(
    '%s is explained in a line, in the README, and on its page',
    async (name) => {
      expect(isFault(name)).toBe(true);
      expect(faultMeanings[name]).toMatch(/^[A-Z].{10,80}\.$/);
      const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
      expect(readme).toContain(`| \`${name}\``);
      const page = await fetch(`${api.origin}/api/dev/scenario?set=${name}`);
      expect(page.headers.get('set-cookie')).toBe(`mock-scenario=${name}; Path=/; SameSite=Lax`);
      expect(await page.text()).toContain(`<h1>Mock API: ${name}</h1>`);
    },
  );
});
