import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../api/testing/http.ts';
import { createPostCheck, postCheckLimits } from './postCheck.ts';

const path = '/api/blog/post/puck';

describe('createPostCheck', () => {
  it.each([
    [200, 'published'],
    [404, 'missing'],
    [410, 'gone'],
    [302, undefined],
    [400, undefined],
    [401, undefined],
    [403, undefined],
    [429, undefined],
    [500, undefined],
  ])('takes the status %i for %s, with the path alone and no cookie', async (status, expected) => {
    const calls: unknown[] = [];
    const origin = await openApi(({ method, url, headers }, response) => {
      calls.push([method, url, headers.cookie]);
      response.writeHead(status, { Location: '/elsewhere' }).end('{}');
    });
    expect(await createPostCheck(() => origin)(path)).toBe(expected);
    expect(calls).toEqual([['GET', path, undefined]]);
  });

  it('cannot say when the API is down, silent or endless', async () => {
    const limits = { ...postCheckLimits, timeoutMs: 200 };
    const silent = await openApi(() => {});
    const endless = await openApi((_request, response) => {
      response.writeHead(200).write('x'.repeat(100_000));
    });
    expect(await createPostCheck(() => 'http://127.0.0.1:9', limits)(path)).toBeUndefined();
    expect(await createPostCheck(() => silent, limits)(path)).toBeUndefined();
    expect(await createPostCheck(() => endless, limits)(path)).toBe('published');
  });

  it('shares one request between simultaneous checks, and keeps its answer for 30 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const calls = vi.fn<(response: ServerResponse) => void>();
    const origin = await openApi((_request, response) => {
      calls(response);
      response.writeHead(404).end();
    });
    const askForPost = createPostCheck(() => origin);
    expect(await Promise.all([askForPost(path), askForPost(path)])).toEqual(['missing', 'missing']);
    vi.advanceTimersByTime(29_000);
    expect(await askForPost(path)).toBe('missing');
    expect(calls).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(await askForPost(path)).toBe('missing');
    expect(calls).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('sends at most 8 requests at once, and cannot say for further posts until one ends', async () => {
    const waiting: ServerResponse[] = [];
    const origin = await openApi((_request, response) => waiting.push(response));
    const askForPost = createPostCheck(() => origin);
    const checks = Array.from({ length: 8 }, (_, index) => askForPost(`${path}-${index}`));
    expect(await askForPost(`${path}-more`)).toBeUndefined();
    await vi.waitFor(() => expect(waiting).toHaveLength(8));
    for (const response of waiting) response.writeHead(404).end();
    expect(await Promise.all(checks)).toEqual(Array.from({ length: 8 }, () => 'missing'));
    const next = askForPost(`${path}-more`);
    await vi.waitFor(() => expect(waiting).toHaveLength(9));
    waiting[8]?.writeHead(404).end();
    expect(await next).toBe('missing');
  });
});
