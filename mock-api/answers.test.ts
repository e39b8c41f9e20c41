import { describe, expect, it } from 'vitest';
import { answerTo, type ApiRequest } from './answers.ts';
import { validMessage } from './fixtures/message.ts';
import { posts, postSummaries } from './fixtures/index.ts';
import type { Scenario } from './scenarios.ts';

const get = (path: string): ApiRequest => ({ method: 'GET', path });
const send = (body: unknown, contentType = 'application/json'): ApiRequest => ({
  method: 'POST',
  path: '/api/contact',
  contentType,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const requests = {
  posts: get('/api/blog/posts'),
  category: get('/api/blog/category/hockey-tips'),
  post: get('/api/blog/post/from-ice-to-roller'),
  contact: send(validMessage),
};

/** Returns the status and the parsed body; throws when the answer is a connection failure. */
const read = (scenario: Scenario, request: ApiRequest) => {
  const answer = answerTo(scenario, request);
  if (typeof answer === 'string') throw new Error(answer);
  return { ...answer, data: answer.type === 'json' ? (JSON.parse(answer.body) as unknown) : null };
};
const list = (scenario: Scenario) =>
  read(scenario, requests.posts).data as Record<string, unknown>[];

describe('the blog calls', () => {
  it('answer all posts without content, newest first', () => {
    expect(read('ok', requests.posts)).toMatchObject({ status: 200, data: postSummaries });
    expect(read('ok', get('/api/blog/posts/')).data).toEqual(postSummaries);
  });

  it('answer the posts of a category, and an empty list for a category without posts', () => {
    const expected = postSummaries.filter(({ category }) => category === 'hockey-tips');
    expect(read('ok', requests.category)).toMatchObject({ status: 200, data: expected });
    expect(expected.length).toBeLessThan(posts.length);
    expect(read('ok', get('/api/blog/category/none'))).toMatchObject({ status: 200, data: [] });
  });

  it('answer one post in full', () => {
    const expected = posts.find(({ slug }) => slug === 'from-ice-to-roller');
    expect(read('ok', requests.post)).toMatchObject({ status: 200, data: expected });
  });

  it.each([
    ['none', 404],
    ['1', 404],
    ['__proto__', 404],
    ['%2F', 404],
    ['%E0%A4%A', 400],
  ])('refuse the slug %s with %i', (slug, status) => {
    const answer = read('ok', get(`/api/blog/post/${slug}`));
    expect(answer).toMatchObject({ status, data: { error: expect.any(String) } });
  });
});

describe('the contact call', () => {
  it('accepts a message and drops unknown fields', () => {
    const answer = read('ok', send({ ...validMessage, unknown: 1 }));
    expect([answer.status, answer.message]).toEqual([201, validMessage]);
  });

  it.each([
    ['invalid JSON', '{"name": '],
    ['a list', []],
    ['a missing field', { ...validMessage, email: undefined }],
    ['a text for privacy', { ...validMessage, privacy: 'on' }],
  ])('refuses %s with 400', (_what, body) => {
    const answer = read('ok', send(body));
    expect(answer).toMatchObject({ status: 400, data: { error: expect.any(String) } });
    expect(answer.message).toBeUndefined();
  });

  it('refuses a body that is not JSON with 415', () => {
    expect(read('ok', send('name=Ada', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect(read('ok', { method: 'POST', path: '/api/contact' }).status).toBe(415);
  });
});

it('answers 404 to an unknown path and 405 to another method in every scenario', () => {
  for (const scenario of ['ok', 'error', 'hang'] as const) {
    for (const path of ['/api', '/api/db', '/api/blog', '/api/blog/post/a/b', '/posts']) {
      expect(read(scenario, get(path))).toMatchObject({ status: 404, type: 'json' });
    }
    expect(read(scenario, { method: 'DELETE', path: requests.post.path })).toMatchObject({
      status: 405,
      headers: { Allow: 'GET' },
    });
    expect(read(scenario, get('/api/contact')).headers).toEqual({ Allow: 'POST' });
  }
});

describe('scenarios', () => {
  it.each<[Scenario, number[]]>([
    ['ok', [200, 200, 200, 201]],
    ['error', [500, 500, 500, 500]],
    ['unauthorized', [401, 401, 401, 401]],
    ['notFound', [404, 404, 404, 404]],
    ['redirect', [302, 302, 302, 302]],
    ['html', [200, 200, 200, 200]],
    ['empty', [200, 200, 404, 201]],
  ])('%s answers lists, post and contact with %j', (scenario, expected) => {
    const statuses = Object.values(requests).map((request) => read(scenario, request).status);
    expect(statuses).toEqual(expected);
  });

  it.each([
    ['hang', 'hang'],
    ['offline', 'reset'],
    ['truncated', 'truncated'],
  ] as const)('%s fails the connection', (scenario, failure) => {
    for (const request of Object.values(requests))
      expect(answerTo(scenario, request)).toBe(failure);
  });

  it('malformed has no usable post, and accepts a message with invalid JSON', () => {
    const titles = list('malformed').map((post) => typeof post?.['title'] === 'string');
    expect(titles).toEqual(Array.from({ length: 7 }, () => false));
    expect(read('malformed', requests.post).data).not.toHaveProperty('title');
    expect(answerTo('malformed', requests.contact)).toMatchObject({ status: 201 });
    expect(() => read('malformed', requests.contact)).toThrow(SyntaxError);
  });

  it('incomplete has nulls, invalid dates and repeated slugs', () => {
    const all = list('incomplete');
    const slugs = all.map(({ slug }) => String(slug).toLowerCase());
    expect(new Set(slugs).size).toBeLessThan(slugs.length);
    for (const field of ['id', 'title', 'author', 'excerpt', 'coverImage', 'publishedAt']) {
      expect(
        all.some((post) => post[field] === null),
        field,
      ).toBe(true);
    }
    expect(all.some(({ publishedAt }) => publishedAt === '2025-02-30')).toBe(true);
  });

  it('hostile has script in lists and in the content of a post', () => {
    expect(JSON.stringify(list('hostile'))).toContain('<script>pwned()');
    expect(read('hostile', requests.post).data).toMatchObject({
      slug: 'from-ice-to-roller',
      coverImage: 'javascript:pwned()',
      content: expect.stringContaining('</div></main></body></html>'),
    });
  });

  it('huge has 5,000 posts with different slugs, and 5 MB of content', () => {
    expect(new Set(list('huge').map(({ slug }) => slug)).size).toBe(5000);
    expect(read('huge', requests.post).body.length).toBeGreaterThan(5e6);
  });

  it('longText, noPictures and brokenPictures change every post', () => {
    const longest = list('longText').map(({ title }) => String(title).length);
    expect(Math.min(...longest)).toBeGreaterThan(50);
    expect(list('noPictures').filter(({ coverImage }) => coverImage)).toEqual([]);
    const used = new Set(postSummaries.map(({ coverImage }) => coverImage));
    for (const { coverImage } of list('brokenPictures')) {
      expect(used.has(String(coverImage))).toBe(false);
    }
  });
});
