import { createServer, type Server } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { SiteConfig } from '../config/types.ts';
import { hasErrorCode, CliError } from './cliError.ts';

/** Limit for the first response of the API, in milliseconds. */
const checkTimeoutMs = 5_000;

/** Returns whether only this machine can reach a server that listens on this address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/**
 * Starts a server and returns its port.
 *
 * @param port 0 picks a free one
 * @throws {CliError} when the port is in use or not allowed, or the address not of this machine
 */
export const listen = async (server: Server, port: number, host = '127.0.0.1'): Promise<number> => {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const other = port === 65_535 ? port - 1 : port + 1;
    if (hasErrorCode(error, 'EADDRINUSE')) {
      throw new CliError(
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one, such as ${other}.`,
      );
    }
    if (hasErrorCode(error, 'EACCES')) {
      throw new CliError(
        `Port ${port} needs administrator rights. Set PORT to a higher one, such as 4173.`,
      );
    }
    if (hasErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND')) {
      throw new CliError(
        `HOST is '${host}', which is not an address of this machine. Set it to 127.0.0.1 for this machine only, or to 0.0.0.0 for every network.`,
      );
    }
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};

/**
 * Checks that a port is free.
 *
 * @throws {CliError} when it is in use or not allowed
 */
export const checkPort = async (port: number, host: string): Promise<void> => {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
};

/** Returns a sentence that says why the API gives no list of posts; undefined when it does. */
export const apiProblem = async (
  origin: string,
  timeoutMs = checkTimeoutMs,
): Promise<string | undefined> => {
  const call = `${origin}/api/blog/posts`;
  try {
    const response = await fetch(call, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok
      ? undefined
      : `The API at ${origin} (API_ORIGIN) answered ${call} with status ${response.status}.`;
  } catch {
    return `The API at ${origin} (API_ORIGIN) cannot be reached.`;
  }
};

/**
 * Checks that the API answers a request for its list of posts.
 *
 * @throws {CliError} when it cannot be reached, does not answer within 5 s, or answers with an error
 */
export const checkApi = async (origin: string): Promise<void> => {
  const problem = await apiProblem(origin);
  if (problem) {
    throw new CliError(
      `${problem} Start it, correct API_ORIGIN, or unset API_ORIGIN to use the mock API.`,
    );
  }
};

/**
 * Checks that the mock API may answer, when no API is configured.
 *
 * @throws {CliError} for a server that visitors can reach
 */
export const checkMockApi = ({ apiOrigin, host, isProduction, allowMockApi }: SiteConfig): void => {
  if (apiOrigin || allowMockApi || (!isProduction && isLoopback(host))) return;
  const reason = isProduction ? 'NODE_ENV is production' : `HOST is ${host}`;
  throw new CliError(
    `API_ORIGIN is not set, but ${reason}: the mock API would take messages that nobody reads. Set API_ORIGIN to the API, or ALLOW_MOCK_API=1 for a demonstration.`,
  );
};
