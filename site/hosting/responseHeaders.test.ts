/** The headers that every answer of the server has, whoever writes it. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { open } from '../api/testing/http.ts';
import { createSiteServer } from './server.ts';
import { buildForFile } from './testing/fixture.ts';

const fixture = buildForFile();

const site = () =>
  open(
    createSiteServer({
      build: fixture.build,
      api: { handler: (_request, response) => response.writeHead(404).end('{}') },
    }),
  );

/** Sends bytes and returns all bytes of the answer. */
const send = async (origin: string, bytes: string): Promise<string> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
};

/** Returns the bytes of a request for a path, with one more header. */
const get = (path: string, header = 'X: 1', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: rink.example\r\nConnection: close\r\n${header}\r\n\r\n`;

const image = '/assets/hero-a1.webp';

describe('every answer', () => {
  it.each([
    ['a page', 200, get('/')],
    ['a page that the visitor has', 304, get('/', 'If-None-Match: *')],
    [
      'a page, which has no date',
      200,
      get('/', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'),
    ],
    ['a page of another version', 412, get('/', 'If-Match: "other"')],
    ['an asset', 200, get(image)],
    ['a part of an asset', 206, get(image, 'Range: bytes=0-1')],
    ['a part beyond the end of an asset', 416, get(image, 'Range: bytes=99-')],
    ['a missing asset', 404, get('/assets/gone.js')],
    ['a file', 200, get('/favicon.svg')],
    ['a redirect', 308, get('/Hockey-Tape')],
    ['an unknown page', 404, get('/nowhere')],
    ['an unknown post', 404, get('/blog/no-such-post')],
    ['a removed post', 410, get('/blog/taken-back')],
    ['another method', 405, get('/', 'X: 1', 'DELETE')],
    ['the API', 404, get('/api/blog/posts')],
    ['the state of the server', 200, get('/healthz')],
    ['no method', 400, 'puck\r\n\r\n'],
    ['a header with a space', 400, get('/', 'X 1: 1')],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', 400, get('/', 'Host: rink.example')],
    ['two hosts and HTTP/1.0', 400, 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a list of hosts', 400, 'GET / HTTP/1.1\r\nConnection: close\r\nHost: a, b\r\n\r\n'],
    ['a host with a path', 400, 'GET / HTTP/1.1\r\nConnection: close\r\nHost: a/b\r\n\r\n'],
    ['an IPv6 host', 200, 'GET / HTTP/1.1\r\nConnection: close\r\nHost: [::1]:80\r\n\r\n'],
    ['headers of 32 kB', 431, get('/', `X: ${'x'.repeat(32_768)}`)],
    ['an unknown expectation', 417, get('/', 'Expect: a-goal')],
  ])('has the security headers: %s, %i', async (_what, status, bytes) => {
    const [head = ''] = (await send(await site(), bytes)).split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const names = lines.map((line) => line.split(':')[0]?.toLowerCase());
    expect(names).toEqual(
      expect.arrayContaining([
        'cache-control',
        'content-security-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'permissions-policy',
        'referrer-policy',
        'strict-transport-security',
        'x-content-type-options',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('x-powered-by');
    expect(names).not.toContain('server');
  });
});
