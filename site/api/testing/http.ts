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

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** A request exactly as written: unlike fetch it neither tidies the path nor decodes the body. */
export function ask(origin: string, path: string, { body, ...options }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
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
}

/** Listens on a free port until the test is over; gives the origin. */
export async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}

/** An upstream API made of one handler. */
export function openApi(handler: RequestListener): Promise<string> {
  return open(createServer(handler));
}
