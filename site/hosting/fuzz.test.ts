/** Sends malformed requests and answers, the same ones in each run, while a visitor is served. */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, createServer as createRawServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import pMap from 'p-map';
import { beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest';
import { open } from '../api/testing/http.ts';
import { limitConnections } from './connections.ts';
import { createContactGuard } from './contactGuard.ts';
import { createSiteServer } from './server.ts';
import { buildForFile, contents, message } from './testing/fixture.ts';
import { malformedAnswers, malformedRequests } from './testing/malformed.ts';
import { sendRaw, type RawMessage } from './testing/raw.ts';

const fixture = buildForFile();
const caseCount = 500;
const timeout = 60_000;
/** After this time without a byte, a malformed message ends, in milliseconds. */
const waitMs = 100;
const concurrency = 10;

let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => errors.mockRestore());
});

const openSite = async (apiOrigin: string) => {
  const api = { origin: apiOrigin };
  const limits = { perMinute: caseCount, perHour: caseCount, ofAllPerMinute: caseCount };
  const contactGuard = createContactGuard({ limits });
  const server = createSiteServer({ build: fixture.build, api, contactGuard });
  limitConnections(server);
  const origin = await open(server);
  const closed = () =>
    vi.waitFor(
      () =>
        new Promise<void>((resolve, reject) => {
          server.getConnections((_error, count) =>
            count === 0 ? resolve() : reject(new Error(`${count} open`)),
          );
        }),
      { timeout: 5_000 },
    );
  return { origin, closed };
};

/** Requests a page and an API call as a browser does, and checks that each gets its own body. */
const visit = async (origin: string, id: number, agent: Agent) => {
  const ask = async (path: string) => {
    const [response] = (await once(get(origin + path, { agent }), 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };
  expect(await ask('/')).toEqual({ status: 200, body: contents['index.html'] });
  const path = `/api/visit/${id}`;
  expect(await ask(path)).toEqual({ status: 200, body: path });
};

const openAgent = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
};

/** Sends a request and returns what is answered until the connection is closed. */
const exchange = async (origin: string, request: RawMessage): Promise<string> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('error', () => {}).on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.setTimeout(waitMs, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await sendRaw(socket, request);
  await closed;
  return answer;
};

describe('malformed requests', () => {
  it('reach the API only as well-formed calls of the contract', { timeout }, async () => {
    const broken: unknown[] = [];
    const check = async (request: IncomingMessage) => {
      const { method = '', url = '', headers } = request;
      const body = await text(request);
      const isMessage = method === 'POST' && url.split('?')[0] === '/api/contact';
      const isCall = ['GET', 'HEAD'].includes(method) && url.startsWith('/api/') && body === '';
      const isOwnMessage = isMessage && body === JSON.stringify(message);
      const isFramed = headers['transfer-encoding'] === undefined && headers.upgrade === undefined;
      if (!(isCall || isOwnMessage) || !isFramed || headers.host !== new URL(api).host) {
        broken.push({ method, url, headers, body });
      }
      return url;
    };
    const upstream = createServer((request, response) => {
      check(request).then(
        (url) => response.end(url),
        () => response.destroy(),
      );
    });
    upstream.on('clientError', (error, socket) => {
      broken.push(error);
      socket.destroy();
    });
    const api = await open(upstream);
    const { origin, closed } = await openSite(api);
    const agent = openAgent();
    const statuses = new Set<string>();
    await pMap(
      malformedRequests(caseCount),
      async (request, id) => {
        const answer = await exchange(origin, request);
        if (answer !== '') statuses.add(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? answer);
        if (id % 5 === 0) await visit(origin, id, agent);
      },
      { concurrency },
    );
    expect(broken).toEqual([]);
    expect([...statuses].filter((status) => !/^[1-4]\d\d$/.test(status))).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    agent.destroy();
    await closed();
  });
});

describe('malformed answers of the API', () => {
  it(
    'end as an answer or a cut connection, and never as part of another answer',
    { timeout },
    async () => {
      const answers = malformedAnswers(caseCount);
      const api = await openRawApi(async (socket, path) => {
        const [, id] = /^\/api\/(?:blog\/)?case\/(\d+)$/.exec(path) ?? [];
        const answer = id === undefined ? undefined : answers[Number(id)];
        if (answer) {
          socket.setTimeout(waitMs, () => socket.destroy());
          await sendRaw(socket, answer);
        } else socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${path.length}\r\n\r\n${path}`);
      });
      const { origin, closed } = await openSite(api);
      const lanes = Array.from({ length: concurrency }, openAgent);
      await pMap(lanes, async (agent, lane) => {
        for (let id = lane; id < caseCount; id += concurrency) {
          const method = id % 4 === 0 ? 'HEAD' : 'GET';
          // Bodies of blog calls are read in full before they are sent.
          const folder = Math.floor(id / concurrency) % 2 === 0 ? '/api' : '/api/blog';
          const status = await statusOf(`${origin}${folder}/case/${id}`, method, agent);
          expect(status === 'cut' || (status >= 200 && status <= 599)).toBe(true);
          // On the same connection: bytes after an answer would be read as the next one.
          if (id % 5 === 0) await visit(origin, id, agent);
        }
      });
      expect(errors).not.toHaveBeenCalled();
      lanes.forEach((agent) => agent.destroy());
      await closed();
    },
  );
});

/** Opens a server that calls a function with the path of each request. Returns its origin. */
const openRawApi = async (answer: (socket: Socket, path: string) => Promise<void>) => {
  const server = createRawServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head: Buffer) => {
      answer(socket, head.toString('latin1').split(' ')[1] ?? '').catch(() => socket.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Returns the status of a response that arrives in full, or 'cut'. */
const statusOf = async (url: string, method: string, agent: Agent): Promise<number | 'cut'> => {
  try {
    const request = get(url, { method, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await text(response);
    return response.statusCode ?? 0;
  } catch {
    return 'cut';
  }
};
