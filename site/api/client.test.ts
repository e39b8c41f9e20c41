import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApi } from './testing/http.ts';
import { HttpError, request, requestJson } from './client.ts';

const answer =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Sends the head and the start of a body, and then nothing. */
const stall =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status).write('{"posts":');
  };

const realTimeout = AbortSignal.timeout.bind(AbortSignal);
const withLimit = (limit: number) =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(limit));

afterEach(() => vi.restoreAllMocks());

describe('request', () => {
  it.each([
    ['the text', 401, 'Sign in first', '401: Sign in first'],
    ['the text, trimmed', 500, '\n  The ice is broken \n', '500: The ice is broken'],
    ['no more than 200 characters', 500, 'x'.repeat(5000), `500: ${'x'.repeat(200)}`],
    ['HTML as it is', 502, '<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>'],
    ['the name of the status, without a text', 503, '', '503: Service Unavailable'],
    ['the name of the status, for an empty text', 404, ' \n ', '404: Not Found'],
  ])('refuses with %s', async (_what, status, body, message) => {
    const origin = await openApi(answer(status, body));
    const error: unknown = await request(`${origin}/api`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ name: 'HttpError', status, message });
  });

  it('answers with what was sent', async () => {
    const origin = await openApi(answer(201, 'made', { 'x-made': 'yes' }));
    const response = await request(`${origin}/api`, { method: 'POST' });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-made')).toBe('yes');
    expect(await response.text()).toBe('made');
  });

  it('sends credentials along, and gives an answer 15 s', async () => {
    const limit = withLimit(5000);
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'));
    await request('/api/blog/posts');
    expect(limit).toHaveBeenCalledExactlyOnceWith(15_000);
    expect(fetched.mock.calls).toEqual([
      ['/api/blog/posts', expect.objectContaining({ credentials: 'include' })],
    ]);
  });

  it('fails when nobody is there', async () => {
    await expect(request('http://127.0.0.1:9/api')).rejects.toThrow(TypeError);
  });

  it('gives up when no answer comes', async () => {
    withLimit(80);
    const origin = await openApi(() => undefined);
    await expect(request(`${origin}/api`)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('gives up in the middle of an explanation', async () => {
    withLimit(80);
    const origin = await openApi(stall(500));
    await expect(request(`${origin}/api`)).rejects.toMatchObject({
      message: '500: Internal Server Error',
    });
  });
});

describe('requestJson', () => {
  it('answers with what the JSON says', async () => {
    const origin = await openApi(answer(200, '[{"id":1}]'));
    expect(await requestJson(`${origin}/api`)).toEqual([{ id: 1 }]);
  });

  it.each(['<!doctype html><title>Sign in</title>', '{"posts":', ''])(
    'refuses %j',
    async (body) => {
      const origin = await openApi(answer(200, body));
      await expect(requestJson(`${origin}/api`)).rejects.toThrow(SyntaxError);
    },
  );

  it('gives up in the middle of a body', async () => {
    withLimit(80);
    const origin = await openApi(stall(200));
    await expect(requestJson(`${origin}/api`)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
