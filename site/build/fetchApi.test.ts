import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CliError } from '../hosting/cliError.ts';
import { etagOf } from '../hosting/etag.ts';
import { AnswerError, fetchApi, fetchPosts, type ApiAnswer } from './fetchApi.ts';

const origin = 'http://api.example';

/** Answers each request with the next function, the last one again and again. */
const answerWith = (...answers: readonly (() => Response)[]) => {
  const times: number[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = answers[Math.min(times.length, answers.length - 1)];
    times.push(Date.now());
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('fetch failed'));
  });
  return times;
};

const status = (code: number, headers?: Record<string, string>) => () =>
  new Response(null, { status: code, headers: headers ?? {} });
const list = () => Response.json([]);

/** Lets all waits pass. Returns the value or the error. */
const settle = async (promise: Promise<unknown>) => {
  const state = { isSettled: false };
  const settled = promise
    .catch((error: unknown) => error)
    .finally(() => {
      state.isSettled = true;
    });
  while (!state.isSettled) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    // Reads a part of the body.
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return settled;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetchApi', () => {
  it('waits before each of two retries, the second time longer', async () => {
    const times = answerWith(status(500), status(503), list);
    expect(await settle(fetchApi(origin, '/a'))).toMatchObject({ data: [] });
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(500);
    expect(second - first).toBeLessThanOrEqual(1000);
    expect(third - second).toBeGreaterThanOrEqual(1000);
  });

  it.each([
    ['5', 5000, 6000],
    ['3600', 30_000, 31_000],
    ['soon', 500, 1000],
  ])('waits as Retry-After: %s asks, at most 30 s', async (header, least, most) => {
    const [first = 0, second = 0] = [...(await waitsFor(header))];
    expect(second - first).toBeGreaterThanOrEqual(least);
    expect(second - first).toBeLessThanOrEqual(most);
  });

  const waitsFor = async (header: string) => {
    const times = answerWith(status(429, { 'Retry-After': header }), list);
    await settle(fetchApi(origin, '/a'));
    return times;
  };

  it.each([[status(500)], [status(429)], []])(
    'fails with one sentence when the API fails three times',
    async (...answers) => {
      const times = answerWith(...answers);
      const error = await settle(fetchApi(origin, '/a'));
      expect(error).toBeInstanceOf(CliError);
      expect(String(error)).toMatch(/did not answer \/a \(.+\)\. Start it, or set API_ORIGIN/);
      expect(times).toHaveLength(3);
    },
  );

  it.each([401, 403])('takes a status of %i for a failure of the API, at once', async (code) => {
    const times = answerWith(status(code));
    expect(await settle(fetchApi(origin, '/a'))).toBeInstanceOf(CliError);
    expect(times).toHaveLength(1);
  });

  it.each([
    ['404', status(404)],
    ['a body that is not JSON', () => new Response('<!doctype html>')],
    ['a truncated body', () => new Response('[{"id":1')],
    ['a body of more than 32 MB', () => new Response(new Uint8Array(33_000_000))],
  ])('takes %s for an answer about this path only', async (_what, answer) => {
    answerWith(answer);
    expect(await settle(fetchApi(origin, '/a'))).toBeInstanceOf(AnswerError);
  });
});

describe('the ETag of an answer', () => {
  const etagOfAnswer = async (headers: Record<string, string>) => {
    answerWith(() => Response.json([], { headers }));
    return ((await settle(fetchApi(origin, '/a'))) as ApiAnswer).etag;
  };

  it("is the API's, also a weak one", async () => {
    expect(await etagOfAnswer({ ETag: 'W/"2-l9Fw4VUO7kr8CvBlt4zaMCqXZ0w"' })).toBe(
      'W/"2-l9Fw4VUO7kr8CvBlt4zaMCqXZ0w"',
    );
  });

  it.each([{}, { ETag: 'not quoted' }])(
    'is that of our server when the API sends %j',
    async (headers) => {
      expect(await etagOfAnswer(headers)).toBe(etagOf('[]'));
    },
  );
});

describe('fetchPosts', () => {
  it.each(['null', '{}', '42', '[null]', '[[]]', '"posts"', '<html>', '[{"id":1', ''])(
    'fails with one sentence when the list is %s',
    async (body) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      answerWith(() => new Response(body));
      const error = await settle(fetchPosts(origin));
      warn.mockRestore();
      expect(error).toBeInstanceOf(CliError);
      expect(String(error)).toMatch(/ cannot be published \(.+\)\. The last build stays\.$/);
    },
  );
});
