import { LRUCache } from 'lru-cache';

/** The answer of the API for the path of a post; `gone` when it says that there was one. */
export type PostState = 'published' | 'missing' | 'gone';

/** Returns what the API has at a path; undefined when the API cannot say. */
export type PostCheck = (apiPath: string) => Promise<PostState | undefined>;

/** Limits of the check. Their product with any number of requests stays bounded. */
export const postCheckLimits = {
  /** For one answer of the API, in milliseconds. */
  timeoutMs: 2_000,
  /** How long an answer counts, in milliseconds. */
  cacheMs: 30_000,
  /** Most answers that are kept. The least recently used are dropped first. */
  maxEntries: 10_000,
  /** Most requests in flight. Further posts are not checked until one has ended. */
  maxConcurrent: 8,
};

/**
 * Returns a check that asks the API for the status of a post. It sends nothing of the visitor's
 * request, so that its answer holds for all. Simultaneous checks of one path share a request.
 *
 * @param origin returns the origin of the API
 */
export const createPostCheck = (
  origin: () => string,
  { timeoutMs, cacheMs, maxEntries, maxConcurrent } = postCheckLimits,
): PostCheck => {
  const answers = new LRUCache<string, Promise<PostState | undefined>>({
    max: maxEntries,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  let inFlight = 0;
  return (apiPath) => {
    const known = answers.get(apiPath);
    if (known) return known;
    if (inFlight >= maxConcurrent) return Promise.resolve(undefined);
    inFlight += 1;
    const answer = readStatus(origin() + apiPath, timeoutMs).then((status) => {
      inFlight -= 1;
      return stateOf(status);
    });
    answers.set(apiPath, answer);
    return answer;
  };
};

const stateOf = (status: number | undefined): PostState | undefined => {
  if (status === 404) return 'missing';
  if (status === 410) return 'gone';
  return status !== undefined && status >= 200 && status < 300 ? 'published' : undefined;
};

/** Returns the status of an answer without reading its body; undefined when there is none. */
const readStatus = async (url: string, timeoutMs: number): Promise<number | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
};
