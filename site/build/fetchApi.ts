import { CliError } from '../hosting/cliError.ts';

/** Limit for one response, in milliseconds. */
const timeoutMs = 15_000;
/** Attempts for a request without an answer, or with a status of 429 or 5xx. */
const attempts = 3;

/** A 4xx status, except 429. Another attempt would give the same. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
}

const fetchOnce = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return response.json();
  await response.body?.cancel();
  const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw isFinal
    ? new ClientError(`status ${response.status}`)
    : new Error(`status ${response.status}`);
};

/**
 * Returns the parsed JSON that the API answers at build time.
 *
 * @throws {ClientError} for a 4xx status, except 429
 * @throws {CliError} when there is no valid answer after three attempts
 */
export const fetchApi = async (origin: string, path: string): Promise<unknown> => {
  let why = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await fetchOnce(origin + path);
    } catch (error) {
      if (error instanceof ClientError) throw error;
      why = error instanceof Error ? error.message : String(error);
    }
  }
  throw new CliError(
    `The API at ${origin} did not answer ${path} (${why}). Start it, or set API_ORIGIN to one that runs.`,
  );
};
