import { createServer, type Server } from 'node:net';
import { hasErrorCode, CliError } from './cliError.ts';

/** Limit for the first response of the API, in milliseconds. */
const checkTimeoutMs = 5_000;

/**
 * Starts a server and returns its port.
 *
 * @param port 0 picks a free one
 * @throws {CliError} when the port is in use or not allowed
 */
export const listen = async (server: Server, port: number): Promise<number> => {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, () => {
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
export const checkPort = async (port: number): Promise<void> => {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
};

/**
 * Checks that the API answers a request for its list of posts.
 *
 * @throws {CliError} when it cannot be reached, does not answer within 5 s, or answers with an error
 */
export const checkApi = async (origin: string): Promise<void> => {
  const call = `${origin}/api/blog/posts`;
  const advice = 'Start it, correct API_ORIGIN, or unset API_ORIGIN to use the mock API.';
  let status: number;
  try {
    const response = await fetch(call, { signal: AbortSignal.timeout(checkTimeoutMs) });
    await response.body?.cancel();
    status = response.status;
  } catch {
    throw new CliError(`The API at ${origin} (API_ORIGIN) cannot be reached. ${advice}`);
  }
  if (status < 200 || status > 299) {
    throw new CliError(
      `The API at ${origin} (API_ORIGIN) answered ${call} with status ${status}. ${advice}`,
    );
  }
};
