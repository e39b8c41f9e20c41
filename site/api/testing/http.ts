import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestRequest {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a request whose path is not normalized and whose body is not decoded, unlike fetch. */
export const ask = (
  origin: string,
  path: string,
  { body, ...options }: TestRequest = {},
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const outgoing = request(origin, { ...options, path, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const { statusCode: status = 0, headers } = incoming;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Makes a server listen on a free port until the test ends. Returns its origin. */
export const open = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
};

/** Starts an API with one handler until the test ends. Returns its origin. */
export const openApi = (handler: RequestListener): Promise<string> => open(createServer(handler));
