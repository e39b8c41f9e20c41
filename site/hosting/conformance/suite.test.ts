import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { exchange } from '../../api/testing/exchange.ts';
import { open } from '../../api/testing/http.ts';
import { createSiteServer } from '../server.ts';
import { buildForFile } from '../testing/fixture.ts';
import { runSuite } from './suite.ts';

const { build } = buildForFile();

/** A server of our own. Each has its own limit of messages. */
const site = () =>
  open(
    createSiteServer({
      build,
      api: { handler: (_request, response) => response.writeHead(404).end('{}') },
    }),
  );

type Answer = Awaited<ReturnType<typeof exchange>>;

/** The wrong answers of the test's host, by the target of the request. */
const faults: Readonly<Record<string, (answer: Answer) => Partial<Answer>>> = {
  '/hockey-tape': ({ headers: { 'content-security-policy': _left, ...headers } }) => ({ headers }),
  '/privacy-policy': () => ({ status: 200 }),
  '/hockey-tape/': () => ({ headers: { location: '/hockey-tape/' } }),
  // Shorter than its length says.
  '/owner-check.html': () => ({ body: Buffer.from('Listing') }),
  '/': ({ body }) => ({ body: Buffer.alloc(body.length, 'x') }),
};

/** A host that passes requests on to our server, and answers some of them wrong. */
const faultyHost = async (): Promise<string> => {
  const origin = await site();
  const listener: RequestListener = (request, response) => {
    const { method = 'GET', url: target = '/', headers } = request;
    text(request)
      .then((body) => exchange(origin, { method, target, headers, body }))
      .then((answer) => {
        const changed = { ...answer, ...faults[target]?.(answer) };
        return response.writeHead(changed.status, changed.headers).end(changed.body);
      })
      .catch(() => response.destroy());
  };
  return open(createServer(listener));
};

// Hundreds of requests take seconds on a machine that also builds.
describe('runSuite', { timeout: 30_000 }, () => {
  it('sends 200 requests, and finds no difference between two servers of one build', async () => {
    const { requests, differences } = await runSuite(build, await site(), await site());
    expect(requests).toBeGreaterThan(200);
    expect(differences).toStrictEqual([]);
  });

  it('reports what a host answers wrong, and nothing else', async () => {
    const { differences } = await runSuite(build, await site(), await faultyHost());
    const found = differences.map(({ request, field }) => `${request.target} ${field}`);
    expect(found).toEqual(
      expect.arrayContaining([
        '/hockey-tape content-security-policy',
        '/privacy-policy status',
        '/hockey-tape/ location',
        '/owner-check.html status',
        '/ body',
      ]),
    );
    expect(Object.keys(faults)).toEqual(
      expect.arrayContaining(differences.map(({ request }) => request.target)),
    );
  });
});
