import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { exchange, type RawAnswer, type RawRequest } from './exchange.ts';

/** Sends a request whose path is not normalized and whose body is not decoded, unlike fetch. */
export const ask = (
  origin: string,
  path: string,
  options: Omit<RawRequest, 'target'> = {},
): Promise<RawAnswer> => exchange(origin, { target: path, ...options });

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
