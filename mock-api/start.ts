import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi, type MockApiOptions } from './app.ts';

export interface StartOptions extends MockApiOptions {
  /** Default: 0, which takes any free port. */
  port?: number;
}

export interface RunningMockApi {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  /** Cuts open connections and frees the port. */
  close: () => Promise<void>;
}

/**
 * Starts a server for the mock API that only this machine can reach.
 * @throws {Error} Node's error (`EADDRINUSE`, for example) when the port cannot be used
 */
export const startMockApi = async (options: StartOptions = {}): Promise<RunningMockApi> => {
  const { port = 0, ...apiOptions } = options;
  const server = createServer(createMockApi(apiOptions));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: usedPort } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${usedPort}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
