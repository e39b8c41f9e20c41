import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posts, postSummaries } from './fixtures/index.ts';
import { startMockApi, type RunningMockApi } from './index.ts';

let api: RunningMockApi;
beforeAll(async () => {
  api = await startMockApi({ scenario: 'ok' });
});
afterAll(() => api.close());

const get = (path: string, init?: RequestInit) => fetch(api.origin + path, init);

const message = {
  name: 'Ada Rink',
  email: 'ada@example.com',
  subject: 'Other',
  message: 'Do you ship to the far blue line?',
  privacy: true,
};

function post(body: string, type = 'application/json'): Promise<Response> {
  return get('/api/contact', { method: 'POST', headers: { 'content-type': type }, body });
}

describe('GET /api/blog/posts', () => {
  test('answers every post, newest first, without the content', async () => {
    const response = await get('/api/blog/posts');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(postSummaries);
  });

  test.each(['_limit=1', 'q=tape', 'slug=none', '_embed=posts', 'callback=run', '_delay=900'])(
    'takes no query: %s',
    async (query) => {
      const response = await get(`/api/blog/posts?${query}`);
      expect(await response.json()).toHaveLength(posts.length);
    },
  );

  test('tolerates a trailing slash and answers HEAD', async () => {
    expect((await get('/api/blog/posts/')).status).toBe(200);
    expect((await get('/api/blog/posts', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('GET /api/blog/post/:slug', () => {
  test.each(posts.map((each) => [each.slug, each] as const))(
    'answers %s in full',
    async (slug, expected) => {
      const response = await get(`/api/blog/post/${slug}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(expected);
    },
  );

  test.each(['no-such-post', '1', '__proto__', '%2F', 'a%26category=hockey-tips'])(
    'answers 404 to %s',
    async (slug) => {
      const response = await get(`/api/blog/post/${slug}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  test('answers 400 to a broken escape', async () => {
    const response = await get('/api/blog/post/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

describe('GET /api/blog/category/:category', () => {
  test.each(['hockey-tips', 'product-guides', 'hockey-culture'])(
    'answers the posts of %s, newest first',
    async (category) => {
      const response = await get(`/api/blog/category/${category}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(
        postSummaries.filter((each) => each.category === category),
      );
    },
  );

  test.each(['product-histories', 'no-such-category'])('answers [] to %s', async (category) => {
    const response = await get(`/api/blog/category/${category}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
  });
});

describe('POST /api/contact', () => {
  test('takes a message, and lists it for the developer', async () => {
    const own = await startMockApi({ scenario: 'ok' });
    const sent = await fetch(`${own.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, unknown: 1 }),
    });
    expect(sent.status).toBe(201);
    expect(await sent.json()).toEqual({ id: 1, receivedAt: expect.stringMatching(/Z$/) });

    const listed = await fetch(`${own.origin}/api/dev/messages`);
    expect(await listed.json()).toEqual([
      { ...message, id: 1, receivedAt: expect.stringMatching(/Z$/) },
    ]);
    await own.close();
  });

  test('starts each run without messages', async () => {
    expect(await (await get('/api/dev/messages')).json()).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"name": ', 400],
    ['an array', '[]', 400],
    ['a missing field', JSON.stringify({ ...message, email: undefined }), 400],
    ['a text for privacy', JSON.stringify({ ...message, privacy: 'on' }), 400],
  ])('refuses %s', async (_what, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('refuses anything but JSON', async () => {
    expect((await post('name=Ada', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await get('/api/contact', { method: 'POST' })).status).toBe(415);
  });
});

describe('everything else', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/db'],
    ['GET', '/api/posts'],
    ['GET', '/api/blog'],
    ['GET', '/api/blog/post/a/b'],
    ['DELETE', '/api/posts/1'],
    ['PUT', '/api/db'],
    ['GET', '/db'],
    ['GET', '/'],
    ['GET', '/api/dev/none'],
    ['GET', '/api/covers/none.svg'],
    ['GET', '/api/covers/..%2findex.ts'],
  ])('%s %s is a JSON 404', async (method, path) => {
    const response = await get(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test.each([
    ['PUT', '/api/blog/posts', 'GET'],
    ['DELETE', '/api/blog/post/from-ice-to-roller', 'GET'],
    ['PATCH', '/api/blog/category/hockey-tips', 'GET'],
    ['GET', '/api/contact', 'POST'],
  ])('%s %s is a 405', async (method, path, allowed) => {
    const response = await get(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

  test('a method in a header overrides nothing', async () => {
    const headers = { 'x-http-method-override': 'DELETE' };
    const response = await get('/api/blog/posts', { method: 'POST', headers });
    expect(response.status).toBe(405);
  });

  test.each(posts.map((each) => each.coverImage))('%s is served as a picture', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await response.text()).slice(8, 12)).toBe('WEBP');
  });
});
