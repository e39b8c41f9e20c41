import { createServer, type Server } from 'node:net';
import { hasErrorCode, CliError } from './cliError.ts';

/** Longest wait for the first sign of life of the API, in milliseconds. */
const apiPatience = 5_000;

/**
 * Starts listening and gives the port.
 *
 * @throws {CliError} when the port is taken or may not be opened.
 */
export async function listen(server: Server, port: number): Promise<number> {
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
        `Port ${port} is already in use: stop the program that uses it, or set another one such as PORT=${other}.`,
      );
    }
    if (hasErrorCode(error, 'EACCES')) {
      throw new CliError(
        `Port ${port} may not be opened here: set a higher one such as PORT=4173.`,
      );
    }
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Tries a port and lets go of it.
 *
 * @throws {CliError} when it cannot be had.
 */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Asks the API for its list of posts.
 *
 * @throws {CliError} when it cannot be reached, is silent for 5 s, or answers with a failure.
 */
export async function checkApi(origin: string): Promise<void> {
  const call = `${origin}/api/blog/posts`;
  const advice = 'start it, correct API_ORIGIN, or leave API_ORIGIN out to use the mock API';
  let status: number;
  try {
    const response = await fetch(call, { signal: AbortSignal.timeout(apiPatience) });
    await response.body?.cancel();
    status = response.status;
  } catch {
    throw new CliError(`The API at API_ORIGIN ${origin} cannot be reached: ${advice}.`);
  }
  if (status < 200 || status > 299) {
    throw new CliError(`The API at API_ORIGIN ${origin} answered ${status} to ${call}: ${advice}.`);
  }
}
