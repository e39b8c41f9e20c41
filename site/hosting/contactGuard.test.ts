import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { maxLengths } from '../content/contactLimits.ts';
import type { RawAnswer } from '../api/testing/exchange.ts';
import { ask, open } from '../api/testing/http.ts';
import { apiHandler } from './api.ts';
import { message } from './testing/fixture.ts';
import { createContactGuard, type ContactGuardOptions } from './contactGuard.ts';
import { trustProxies } from './visitor.ts';

/** Opens a site whose API accepts everything and records the bodies that it gets. */
const openSite = async (options: ContactGuardOptions = {}) => {
  const received: unknown[] = [];
  const answer = apiHandler(
    {
      handler: ({ body = '' }, response) => {
        received.push(JSON.parse(body));
        response.writeHead(201).end('{"received":true}');
      },
    },
    { contactGuard: createContactGuard(options) },
  );
  const origin = await open(
    createServer((request, response) => answer(request, response, () => {})),
  );
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    ask(origin, '/api/contact', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', host: 'rink.example', ...headers },
    });
  return { origin, received, send };
};

const errorOf = ({ body }: RawAnswer): unknown =>
  (JSON.parse(body.toString()) as { readonly error: unknown }).error;

describe('the origin of a message', () => {
  it.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://inside.example' }, 201],
    ['the requested host', { origin: 'https://rink.example' }, 201],
    [
      'the requested host and port',
      { origin: 'https://rink.example', host: 'rink.example:443' },
      201,
    ],
    ['the published site', { origin: 'https://www.rink.example' }, 201],
    ['a program without a page', {}, 201],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a host that starts alike', { origin: 'https://rink.example.evil.example' }, 403],
    ['another port', { origin: 'https://rink.example:8443' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['another site without its name', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling without its name', { 'sec-fetch-site': 'same-site' }, 403],
  ])('%s gets %i', async (_who, headers, status) => {
    const { send, received } = await openSite({ siteOrigin: 'https://www.rink.example' });
    expect((await send(message, headers)).status).toBe(status);
    expect(received).toHaveLength(status === 201 ? 1 : 0);
  });
});

describe('the body of a message', () => {
  it('is passed on without unknown fields', async () => {
    const { send, received } = await openSite();
    await send({ ...message, website: '', isAdmin: true });
    expect(received).toStrictEqual([message]);
  });

  it('is answered like an accepted one and not passed on when the honeypot is filled in', async () => {
    const { send, received } = await openSite();
    const answer = await send({ ...message, website: 'https://casino.example' });
    expect([answer.status, answer.body.toString()]).toEqual([201, '{"received":true}']);
    expect(received).toEqual([]);
  });

  it.each([
    ['a name', { name: 'x'.repeat(maxLengths.name + 1) }, 'name has more than 100 characters.'],
    ['an email', { email: 'x'.repeat(255) }, 'email has more than 254 characters.'],
    ['a text', { message: 'x'.repeat(5_001) }, 'message has more than 5000 characters.'],
    ['a header in the name', { name: 'Ada\r\nBcc: all@rink.example' }, 'name must be one line.'],
  ])('is refused with 422 for %s that does not fit', async (_what, fields, error) => {
    const { send, received } = await openSite();
    const answer = await send({ ...message, ...fields });
    expect([answer.status, errorOf(answer)]).toEqual([422, error]);
    expect(received).toEqual([]);
  });

  it('is accepted with the longest texts of any script', async () => {
    const { send } = await openSite();
    const { status } = await send({
      ...message,
      name: '氷'.repeat(100),
      message: '氷'.repeat(5_000),
    });
    expect(status).toBe(201);
  });

  it.each([['{"name": '], ['[]'], ['null'], ['{"name":["Ada"]}'], ['']])(
    'is refused with 400 when it is %j',
    async (body) => {
      const { send, received } = await openSite();
      expect((await send(body)).status).toBe(400);
      expect(received).toEqual([]);
    },
  );

  it.each([['text/plain'], ['application/json-seq'], ['application/x-www-form-urlencoded']])(
    'is refused with 415 as %s',
    async (type) => {
      const { send, received } = await openSite();
      const answer = await send(message, { 'content-type': type });
      expect([answer.status, errorOf(answer)]).toEqual([
        415,
        'Send the message as application/json.',
      ]);
      expect(received).toEqual([]);
    },
  );

  it('is refused with 415 when it is compressed', async () => {
    const { send, received } = await openSite();
    expect((await send(message, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect(received).toEqual([]);
  });

  it('is refused with 413 above 32 kB', async () => {
    const { send, received } = await openSite();
    expect((await send({ ...message, more: 'x'.repeat(32_000) })).status).toBe(413);
    expect(received).toEqual([]);
  });

  it.each(['/api/contact/', '/api/Contact', '/api/%63ontact', '/api//contact', '/api/blog/posts'])(
    'is refused with 405 at %s, so that no spelling of the path avoids these checks',
    async (path) => {
      const { origin, received } = await openSite();
      const answer = await ask(origin, path, { method: 'POST', body: JSON.stringify(message) });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(received).toEqual([]);
    },
  );
});

describe('the rate limit', () => {
  const statuses = async (send: () => Promise<RawAnswer>, count: number) => {
    const all: number[] = [];
    for (let sent = 0; sent < count; sent++) all.push((await send()).status);
    return all;
  };

  it('refuses the sixth message of a minute with 429 and says when to try again', async () => {
    const { send, received } = await openSite();
    expect(await statuses(() => send(message), 5)).toEqual([201, 201, 201, 201, 201]);
    const refused = await send(message);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(received).toHaveLength(5);
  });

  it('counts a message that the browser repeats twice with the same Idempotency-Key once', async () => {
    const limits = { perMinute: 2, perHour: 9, ofAllPerMinute: 9 };
    const { send } = await openSite({ limits });
    const withKey = (key: string) => () => send(message, { 'idempotency-key': key });
    expect(await statuses(withKey('a'), 3)).toEqual([201, 201, 201]);
    expect(await statuses(withKey('b'), 4)).toEqual([201, 201, 201, 429]);
    expect(await statuses(withKey('c'), 1)).toEqual([429]);
    expect(await statuses(withKey('a'), 1)).toEqual([429]);
  });

  it('counts repeats with a key that is longer than the contract allows, and without one', async () => {
    const limits = { perMinute: 1, perHour: 9, ofAllPerMinute: 9 };
    for (const key of ['', 'x'.repeat(256)]) {
      const { send } = await openSite({ limits });
      const repeat = () => send(message, { 'idempotency-key': key });
      expect(await statuses(repeat, 2)).toEqual([201, 429]);
    }
  });

  it('counts each visitor behind a trusted proxy, and all addresses of an IPv6 network once', async () => {
    const limits = { perMinute: 1, perHour: 9, ofAllPerMinute: 9 };
    const { send } = await openSite({ limits, trustProxy: trustProxies(['loopback']) });
    const from = async (route: string) =>
      (await send(message, { 'x-forwarded-for': route })).status;
    expect(await from('192.0.2.1')).toBe(201);
    expect(await from('192.0.2.2')).toBe(201);
    expect(await from('198.51.100.7, 192.0.2.2')).toBe(429);
    expect(await from('2001:db8::1')).toBe(201);
    expect(await from('2001:db8::2')).toBe(429);
  });

  it('ignores the address that a client claims', async () => {
    const { send } = await openSite({ limits: { perMinute: 1, perHour: 9, ofAllPerMinute: 9 } });
    expect((await send(message, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(201);
    expect((await send(message, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(429);
  });

  it('bounds the messages of all visitors together', async () => {
    const limits = { perMinute: 2, perHour: 9, ofAllPerMinute: 3 };
    const { send } = await openSite({ limits, trustProxy: trustProxies(['loopback']) });
    const from = (address: string) => () => send(message, { 'x-forwarded-for': address });
    expect(await statuses(from('192.0.2.1'), 4)).toEqual([201, 201, 429, 429]);
    expect(await statuses(from('192.0.2.2'), 2)).toEqual([201, 429]);
  });
});
