import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask, open, openApi } from '../api/testing/http.ts';
import { createSiteServer } from './server.ts';
import { apiSecurityHeaders, buildForFile, message } from './testing/fixture.ts';
import { openRaw } from './testing/rawApi.ts';

const fixture = buildForFile();

/** Sends a message to a site whose API is at this origin. */
const send = async (apiOrigin: string, headers: Record<string, string> = {}) =>
  ask(
    await open(createSiteServer({ build: fixture.build, api: { origin: apiOrigin } })),
    '/api/contact',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(message),
    },
  );

describe('a message that is passed on', () => {
  it('has the media type of its own JSON, and no header that changes its method or path', async () => {
    const received: IncomingHttpHeaders[] = [];
    const api = await openApi((request, response) => {
      received.push(request.headers);
      response.writeHead(201).end('{}');
    });
    const odd = {
      'content-type': 'application/json; charset=utf-7',
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      x_method_override: 'DELETE',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
    };
    expect((await send(api, odd)).status).toBe(201);
    expect(received[0]).toMatchObject({ 'content-type': 'application/json' });
    const [, ...names] = Object.keys(odd);
    expect(Object.keys(received[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(${names.join('|')})$`))]),
    );
  });

  it.each([
    ['nothing', ''],
    ['half an answer', 'HTTP/1.1 201 Crea'],
    ['the status 000', 'HTTP/1.1 000 Odd\r\nContent-Length: 0\r\n\r\n'],
    ['an unexpected upgrade', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n'],
    ['no HTTP', 'nonsense'],
  ])('gets 504 when the API has it all and answers with %s', async (_what, text) => {
    const answer = await send(await openRaw(text));
    expect(answer.status).toBe(504);
    expect(answer.body.toString()).toBe('{"error":"The API did not confirm the message."}');
    expect(answer.headers).toMatchObject(apiSecurityHeaders);
  });

  it.each(['http://127.0.0.1:9', 'https://127.0.0.1:9', 'http://no-such-host.invalid'])(
    'gets 502 when the API at %s cannot be reached',
    async (upstream) => {
      expect((await send(upstream)).status).toBe(502);
    },
  );

  it('gets 502 when the TLS handshake fails', async () => {
    const upstream = await openRaw('nonsense');
    const answer = await send(upstream.replace('http:', 'https:'));
    expect(answer.status).toBe(502);
  });
});
