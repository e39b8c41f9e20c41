import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { logRequests } from './accessLog.ts';

/** Sends a request and returns the line about it. */
const lineOf = async (path: string, headers = {}): Promise<unknown> => {
  const server = createServer((_request, response) => response.writeHead(404).end('{}'));
  const line = new Promise<string>((resolve) => {
    logRequests(server, resolve);
  });
  await ask(await open(server), path, { headers });
  return JSON.parse(await line);
};

describe('logRequests', () => {
  it('prints time, method, path, status, bytes, and milliseconds of a request', async () => {
    expect(await lineOf('/blog')).toStrictEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/blog',
      status: 404,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    });
  });

  it('prints nothing of the query and the headers', async () => {
    const headers = { cookie: 'id=ada', referer: 'https://ada.example', 'user-agent': 'ada' };
    const line = await lineOf('/contact?email=ada@rink.example', headers);
    expect(JSON.stringify(line)).not.toContain('ada');
  });

  it('cuts a long path', async () => {
    expect(await lineOf(`/${'a'.repeat(5_000)}`)).toMatchObject({ path: `/${'a'.repeat(199)}` });
  });
});
