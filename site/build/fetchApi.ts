import pRetry from 'p-retry';
import { postsPath } from '../api/paths.ts';
import { isDue } from '../api/due.ts';
import { readPosts } from '../api/posts.ts';
import { readRenamed } from '../api/renamed.ts';
import type { PostSummary } from '../api/schemas.ts';
import { CliError } from '../hosting/cliError.ts';
import { etagOf, validEtag } from '../hosting/etag.ts';

/** Limit for one response with its body, in milliseconds. */
const timeoutMs = 15_000;
/** Retries after no answer, a body that is not JSON, or a status of 408, 425, 429 or 5xx. */
const retries = 2;
/** The wait before the first retry, in milliseconds. Doubles, and is up to twice as long at random. */
const minWaitMs = 500;
/** Longest wait that the API may ask for by `Retry-After`, in milliseconds. */
const retryAfterLimitMs = 30_000;
/** Largest body, in bytes. A list of 10,000 posts has about 5 MB. */
const bodyLimit = 32_000_000;

const passing = new Set([408, 425, 429]);
const forbidden = new Set([401, 403, 407]);

/** An answer that says something about one path, not about the API: a 4xx status, or an unusable body. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** A failure that can pass. */
class PassingError extends Error {
  /** In milliseconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

class NotJsonError extends PassingError {}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const retryAfterOf = (header: string | null) => {
  const seconds = Number(header ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000;
  return Math.min(Math.max(wait || 0, 0), retryAfterLimitMs);
};

const readBody = async ({ body }: Response) => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > bodyLimit) throw new AnswerError(`a body of more than ${bodyLimit / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new NotJsonError('a body that is not JSON');
  }
};

/** The body of an answer with status 200, and its ETag. */
export interface ApiAnswer {
  /** The parsed JSON. */
  data: unknown;
  /** The ETag that the server of the site sends with this body: the API's, or its own. */
  etag: string;
}

const readAnswer = async (response: Response): Promise<ApiAnswer> => {
  const body = await readBody(response);
  return { data: parse(body), etag: validEtag(response.headers.get('ETag')) ?? etagOf(body) };
};

const fetchOnce = async (origin: string, path: string): Promise<ApiAnswer> => {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return readAnswer(response);
  await response.body?.cancel();
  const { status, headers } = response;
  if (forbidden.has(status)) {
    throw new CliError(
      `The API at ${origin} does not let the build read ${path} (status ${status}). Nothing was published.`,
    );
  }
  if (status >= 500 || passing.has(status)) {
    throw new PassingError(`status ${status}`, retryAfterOf(headers.get('Retry-After')));
  }
  throw new AnswerError(`status ${status}`);
};

const attempt = async (origin: string, path: string) => {
  try {
    return await fetchOnce(origin, path);
  } catch (error) {
    const isKnown = [AnswerError, CliError, PassingError].some((type) => error instanceof type);
    if (isKnown) throw error;
    // No answer, or none in time.
    throw new PassingError(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Returns what the API answers at build time. Waits before each retry.
 *
 * @throws {AnswerError} for a 4xx status or an unusable body
 * @throws {CliError} when the API does not answer, fails, or wants credentials
 */
export const fetchApi = async (origin: string, path: string): Promise<ApiAnswer> => {
  try {
    return await pRetry(() => attempt(origin, path), {
      retries,
      minTimeout: minWaitMs,
      randomize: true,
      shouldRetry: ({ error }) => error instanceof PassingError,
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (error instanceof PassingError && retriesLeft > 0) await delay(error.retryAfter);
      },
    });
  } catch (error) {
    if (error instanceof NotJsonError) throw new AnswerError(error.message);
    if (!(error instanceof PassingError)) throw error;
    throw new CliError(
      `The API at ${origin} did not answer ${path} (${error.message}). Start it, or set API_ORIGIN to one that runs.`,
    );
  }
};

/** The list of posts as the API has answered it. */
export interface FetchedPosts {
  /** Those that may be shown. */
  posts: readonly PostSummary[];
  /** Those of the future. */
  scheduled: readonly PostSummary[];
  /** Previous slugs, in lower case → current slugs. */
  renamed: Readonly<Record<string, string>>;
  etag: string;
}

/**
 * Returns the list of posts.
 *
 * @throws {CliError} when the API does not answer, or its list cannot be published
 */
export const fetchPosts = async (origin: string): Promise<FetchedPosts> => {
  try {
    const { data, etag } = await fetchApi(origin, postsPath);
    const now = Date.now();
    const all = readPosts(data);
    return {
      posts: all.filter((post) => isDue(post, now)),
      scheduled: all.filter((post) => !isDue(post, now)),
      renamed: Object.fromEntries(readRenamed(data)),
      etag,
    };
  } catch (error) {
    if (!(error instanceof AnswerError || error instanceof TypeError)) throw error;
    const why = error.message.replace(/\.$/, '');
    throw new CliError(
      `The answer of the API at ${origin} to ${postsPath} cannot be published (${why}). The last build stays.`,
    );
  }
};
