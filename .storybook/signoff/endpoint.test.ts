import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signoffHandler } from './endpoint.ts';
import type { Signatures } from './signoff.ts';

const baseline = '0123456789abcdef';
const body = { name: 'pages-blog--empty-w360', baseline, person: 'Ana' };

const changeSince = vi.fn<(baseline: string) => string | undefined>(() => undefined);
const add = vi.fn<() => Signatures>(() => ({
  [body.name]: { baseline, name: 'Ana', date: '2026-11-23' },
}));

let server: Server;
let port: number;
beforeAll(async () => {
  const baselines = () => ({ [body.name]: baseline });
  const handle = signoffHandler({ baselines, changeSince, add });
  server = createServer((...pair) => void handle(...pair));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => add.mockClear());

interface Change {
  method?: string;
  headers?: Record<string, string>;
  text?: string;
}

/** Sends a signature as the gallery does, with a change. Returns the status and the body. */
const send = ({ method = 'POST', headers = {}, text = JSON.stringify(body) }: Change = {}) =>
  new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
    const own = { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` };
    request(
      { host: '127.0.0.1', port, agent: false, method, headers: { ...own, ...headers } },
      (response) => {
        response.setEncoding('utf8').on('data', (given: string) => {
          resolve([response.statusCode, given]);
        });
      },
    )
      .on('error', reject)
      .end(text);
  });

describe('POST /signoff', () => {
  it('writes the signature of the gallery with the date of the server', async () => {
    await expect(send()).resolves.toEqual([
      200,
      JSON.stringify({ signature: { baseline, name: 'Ana', date: '2026-11-23' } }),
    ]);
    expect(add).toHaveBeenCalledWith([body], new Date().toISOString().slice(0, 10));
  });

  it('refuses a state that has changed since its baseline', async () => {
    changeSince.mockReturnValueOnce('BlogPage.tsx has changed.');
    await expect(send()).resolves.toEqual([400, '{"problem":"BlogPage.tsx has changed."}']);
    expect(add).not.toHaveBeenCalled();
  });

  it.each<[what: string, status: number, change: Change]>([
    ['another method', 405, { method: 'GET' }],
    ['a page of another origin', 403, { headers: { Origin: 'https://evil.example' } }],
    ['another port of this machine', 403, { headers: { Origin: 'http://127.0.0.1:1' } }],
    ['a file or a sandboxed frame', 403, { headers: { Origin: 'null' } }],
    [
      'a name of another site that leads to this machine',
      403,
      { headers: { Host: 'evil.example', Origin: 'http://evil.example' } },
    ],
    ['a form, which needs no permission', 415, { headers: { 'Content-Type': 'text/plain' } }],
    ['a body that is not JSON', 400, { text: '{' }],
    ['a body that is too long', 400, { text: JSON.stringify({ ...body, more: ' '.repeat(3000) }) }],
    ['an unknown baseline', 400, { text: JSON.stringify({ ...body, name: 'a-w360' }) }],
  ])('refuses %s and writes nothing', async (_what, status, change) => {
    const [given, text] = await send(change);
    expect(given).toBe(status);
    expect(text).toContain('"problem"');
    expect(add).not.toHaveBeenCalled();
  });
});
