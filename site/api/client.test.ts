import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApi } from './testing/http.ts';
import { HttpError, request, requestJson } from './client.ts';

const answer =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Sends the headers and the start of a body, and never ends. */
const stall =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status).write('{"posts":');
  };

const realTimeout = AbortSignal.timeout.bind(AbortSignal);
const withTimeout = (timeoutMs: number) =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(timeoutMs));

afterEach(() => vi.restoreAllMocks());

describe('request', () => {
  it.each([
    ['the body', 401, 'Sign in first', '401: Sign in first'],
    ['the trimmed body', 500, '\n  The ice is broken \n', '500: The ice is broken'],
    ['at most 200 characters of the body', 500, 'x'.repeat(5000), `500: ${'x'.repeat(200)}`],
    ['an HTML body', 502, '<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>'],
    ['the status text when there is no body', 503, '', '503: Service Unavailable'],
    ['the status text when the body is blank', 404, ' \n ', '404: Not Found'],
  ])('throws an HttpError with %s', async (_what, status, body, message) => {
    const origin = await openApi(answer(status, body));
    const error: unknown = await request(`${origin}/api`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ name: 'HttpError', status, message });
  });

  it('returns the response', async () => {
    const origin = await openApi(answer(201, 'made', { 'x-made': 'yes' }));
    const response = await request(`${origin}/api`, { method: 'POST' });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-made')).toBe('yes');
    expect(await response.text()).toBe('made');
  });

  it('sends credentials, with a timeout of 15 s', async () => {
    const timeout = withTimeout(5000);
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'));
    await request('/api/blog/posts');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(fetched.mock.calls).toEqual([
      ['/api/blog/posts', expect.objectContaining({ credentials: 'include' })],
    ]);
  });

  it('throws a TypeError when the connection is refused', async () => {
    await expect(request('http://127.0.0.1:9/api')).rejects.toThrow(TypeError);
  });

  it('throws a TimeoutError when no response comes', async () => {
    withTimeout(80);
    const origin = await openApi(() => undefined);
    await expect(request(`${origin}/api`)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('throws with the status text when an error body times out', async () => {
    withTimeout(80);
    const origin = await openApi(stall(500));
    await expect(request(`${origin}/api`)).rejects.toMatchObject({
      message: '500: Internal Server Error',
    });
  });
});

describe('requestJson', () => {
  it('returns the parsed JSON, and when the server sent it', async () => {
    const origin = await openApi(answer(200, '[{"id":1}]'));
    const sent = 'Sun, 05 Jan 2025 02:00:00 GMT';
    const dated = await openApi((_request, response) => {
      response.writeHead(200, { Date: sent }).end('[{"id":1}]');
    });
    const { data } = await requestJson(`${origin}/api`);
    expect(data).toEqual([{ id: 1 }]);
    expect((await requestJson(dated)).time).toBe(Date.parse(sent) + 999);
  });

  it.each(['<!doctype html><title>Sign in</title>', '{"posts":', ''])(
    'throws a SyntaxError for %j',
    async (body) => {
      const origin = await openApi(answer(200, body));
      await expect(requestJson(`${origin}/api`)).rejects.toThrow(SyntaxError);
    },
  );

  it('throws a TimeoutError when the body does not end', async () => {
    withTimeout(80);
    const origin = await openApi(stall(200));
    await expect(requestJson(`${origin}/api`)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
