import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { contactErrors, lengthErrors } from '../content/contactRules.ts';
import type { ApiHandler } from './api.ts';
import { createContactGuard, type ContactGuardOptions } from './contactGuard.ts';
import { createSiteServer } from './server.ts';
import { buildForFile, message } from './testing/fixture.ts';

const fixture = buildForFile();
const form = { ...message, message: 'Two rolls,\r\nplease.', privacy: 'on', website: '' };

const errorsOf = (page: Buffer) =>
  [...page.toString().matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);

interface Received {
  readonly body: unknown;
  readonly key: unknown;
  readonly type: unknown;
}

/** Opens a site whose API records what it gets and answers with a status. */
const openSite = async (status = 201, guard: ContactGuardOptions = {}) => {
  const received: Received[] = [];
  const handler: ApiHandler = ({ body = '', headers }, response) => {
    const { 'idempotency-key': key, 'content-type': type } = headers;
    received.push({ body: JSON.parse(body), key, type });
    if (status > 0) response.writeHead(status).end('{}');
  };
  const contactGuard = createContactGuard(guard);
  const { build } = fixture;
  // Too long for a test that waits for it although the API has answered.
  const apiTimeoutMs = status > 0 ? 60_000 : 200;
  const api = { handler };
  const origin = await open(createSiteServer({ build, api, apiTimeoutMs, contactGuard }));
  const post = (fields: Record<string, string> = form, headers: Record<string, string> = {}) =>
    ask(origin, '/contact', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { received, post, origin };
};

describe('a form that is posted without JavaScript', () => {
  it('reaches the API as JSON, and is answered by a page that is not stored', async () => {
    const { received, post } = await openSite();
    const answer = await post();
    expect([answer.status, answer.body.toString()]).toEqual([200, '<title>sent</title>']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("form-action 'self'") as string,
    });
    expect(received).toEqual([
      {
        body: { ...message, message: 'Two rolls,\nplease.' },
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        type: 'application/json',
      },
    ]);
  });

  it('has the same key when it is repeated, and another one for another message', async () => {
    const { received, post } = await openSite();
    await post();
    await post();
    await post({ ...form, message: 'Three rolls, please.' });
    const [first, repeat, other] = received.map(({ key }) => key);
    expect(repeat).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is answered with the errors of its invalid fields', async () => {
    const { received, post } = await openSite();
    const answer = await post({ ...form, email: 'no address' });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.body)).toEqual([contactErrors.email]);
    const long = await post({ ...form, name: 'x'.repeat(101) });
    expect(errorsOf(long.body)).toEqual([lengthErrors.name]);
    expect(received).toEqual([]);
  });

  it.each([
    [500, 502, 'failed'],
    [403, 502, 'failed'],
    [504, 504, 'unconfirmed'],
    [0, 504, 'unconfirmed'],
  ])('when the API answers %i, gets %i', async (status, expected, page) => {
    const answer = await (await openSite(status)).post();
    expect([answer.status, answer.body.toString()]).toEqual([expected, `<title>${page}</title>`]);
  });

  it.each([
    ['from another site', { ...form }, { 'sec-fetch-site': 'cross-site' }, 403, 'crossSite'],
    ['that is too large', { ...form, message: 'x'.repeat(40_000) }, {}, 413, 'tooLarge'],
  ])('%s is refused', async (_what, fields, headers, status, page) => {
    const { received, post } = await openSite();
    const answer = await post(fields, headers);
    expect([answer.status, answer.body.toString()]).toEqual([status, `<title>${page}</title>`]);
    expect(received).toEqual([]);
  });

  it('is refused with the time to wait when there are too many', async () => {
    const limits = { perMinute: 1, perHour: 9, ofAllPerMinute: 9 };
    const { received, post } = await openSite(201, { limits });
    await post();
    const answer = await post();
    expect([answer.status, answer.body.toString()]).toEqual([429, '<title>tooMany</title>']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(received).toHaveLength(1);
  });

  it('is not sent when a program has filled in the honeypot', async () => {
    const { received, post } = await openSite();
    expect((await post({ ...form, website: 'https://spam.example' })).status).toBe(200);
    expect(received).toEqual([]);
  });

  it.each([
    ['sent', form],
    ['invalid', { ...form, email: 'no address' }],
  ])('is answered by a compressed page (%s)', async (page, fields) => {
    const { post } = await openSite();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await post(fields, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decode(answer.body).toString()).toContain(`<title>${page}</title>`);
    }
  });

  it('has answers without an address of their own', async () => {
    const { origin } = await openSite();
    expect((await ask(origin, '/contact-answers/sent.html')).status).toBe(404);
  });
});
