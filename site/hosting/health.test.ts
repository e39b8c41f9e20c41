import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { ask, open, openApi } from '../api/testing/http.ts';
import type { Api } from './api.ts';
import { createSiteServer } from './server.ts';
import { buildForFile } from './testing/fixture.ts';

const fixture = buildForFile();

const site = (api: Api): Promise<string> => open(createSiteServer({ build: fixture.build, api }));

it('says that the site and the API answer, to monitors and not to crawlers or caches', async () => {
  const origin = await site({ origin: await openApi((_request, response) => response.end('[]')) });
  const health = await ask(origin, '/healthz?from=monitor');
  expect([health.status, health.body.toString()]).toEqual([200, '{"site":"ok","api":"ok"}']);
  expect(health.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  const head = await ask(origin, '/healthz', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask(origin, '/healthz', { method: 'POST' })).status).toBe(405);
});

it('asks the API once in five seconds and notices when it is back', async () => {
  let isUp = false;
  let calls = 0;
  const upstream = await open(
    createServer((_request, response) => {
      calls += 1;
      response.writeHead(isUp ? 200 : 503).end();
    }),
  );
  const origin = await site({ origin: upstream });
  const state = async () => (await ask(origin, '/healthz')).body.toString();
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const down = '{"site":"ok","api":"unreachable"}';
    expect(await Promise.all([state(), state(), state()])).toEqual([down, down, down]);
    expect(calls).toBe(1);
    isUp = true;
    vi.advanceTimersByTime(5_001);
    expect(await state()).toBe('{"site":"ok","api":"ok"}');
  } finally {
    vi.useRealTimers();
  }
});
