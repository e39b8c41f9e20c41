import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { createBlogHook, maxHookBytes, wrongSignaturesPerMinute } from './blogHook.ts';
import { createSiteServer } from './server.ts';
import { buildForFile } from './testing/fixture.ts';
import { trustProxies } from './visitor.ts';

const fixture = buildForFile();
const secret = 'a secret of sixteen or more';
const body = '{"post":"café"}';

const sign = (text: string, key = secret) =>
  `sha256=${createHmac('sha256', key).update(text).digest('hex')}`;

const start = async ({ hasSecret = true, proxies = [] as string[] } = {}) => {
  const request = vi.fn<() => void>();
  const trustProxy = trustProxies(proxies);
  const blogHook = hasSecret ? createBlogHook({ secret, trustProxy, request }) : undefined;
  const api = { handler: () => expect.unreachable('no call to the API expected') };
  const origin = await open(createSiteServer({ build: fixture.build, api, blogHook }));
  const send = (signature: string | undefined, text = body, headers = {}) =>
    ask(origin, '/hooks/blog', {
      method: 'POST',
      headers: { ...headers, ...(signature && { 'x-hub-signature-256': signature }) },
      body: text,
    });
  return { origin, request, send };
};

describe('POST /hooks/blog', () => {
  it('answers 202 to a signed body, and asks for a refresh', async () => {
    const { send, request } = await start();
    const answer = await send(sign(body));
    expect([answer.status, answer.body.toString()]).toEqual([202, '{"accepted":true}']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect((await send(sign(''), '')).status).toBe(202);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no signature', undefined],
    ['the signature of another body', sign('{}')],
    ['the signature of another secret', sign(body, 'another secret of sixteen')],
    ['half a signature', sign(body).slice(0, -2)],
    ['a signature without its scheme', sign(body).slice('sha256='.length)],
    ['an empty signature', 'sha256='],
  ])('answers 401 to %s, and asks for nothing', async (_what, signature) => {
    const { send, request } = await start();
    const answer = await send(signature);
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('X-Hub-Signature-256');
    expect(request).not.toHaveBeenCalled();
  });

  it('answers 413 to a body over its limit', async () => {
    const { send, request } = await start();
    const long = 'x'.repeat(maxHookBytes + 1);
    expect((await send(sign(long), long)).status).toBe(413);
    expect(request).not.toHaveBeenCalled();
  });

  it('answers 429 to an address that guesses, and still accepts right signatures from it', async () => {
    const { send } = await start({ proxies: ['loopback'] });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let guess = 0; guess < wrongSignaturesPerMinute; guess += 1) {
      expect((await send(sign('guess'), body, from('192.0.2.1'))).status).toBe(401);
    }
    const refused = await send(sign('guess'), body, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(sign('guess'), body, from('192.0.2.2'))).status).toBe(401);
    expect((await send(sign(body), body, from('192.0.2.1'))).status).toBe(202);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const { origin } = await start();
    const answer = await ask(origin, '/hooks/blog?a=1', { method });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  it('does not exist without a secret', async () => {
    const { origin, send } = await start({ hasSecret: false });
    expect((await send(sign(body))).status).toBe(404);
    expect((await ask(origin, '/hooks/blog')).status).toBe(404);
  });
});
