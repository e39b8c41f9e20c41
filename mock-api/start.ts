import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi, type MockApiOptions } from './app.ts';

export interface StartOptions extends MockApiOptions {
  /** 0, the default, takes any free port. */
  port?: number;
}

export interface RunningMockApi {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  /** Cuts open connections and frees the port. */
  close: () => Promise<void>;
}

/**
 * Runs the mock API on its own, reachable from this machine only.
 * Rejects with Node's error (`EADDRINUSE`, for instance) when the port cannot be had.
 */
export async function startMockApi(options: StartOptions = {}): Promise<RunningMockApi> {
  const { port = 0, ...apiOptions } = options;
  const server = createServer(createMockApi(apiOptions));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
