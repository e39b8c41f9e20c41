import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The most messages that the server accepts. */
export interface RateLimits {
  readonly perMinute: number;
  readonly perHour: number;
  /** Of all visitors together. It also bounds the memory: one entry for each message of an hour. */
  readonly ofAllPerMinute: number;
}

/** A person who corrects and repeats a message stays far below these. */
export const rateLimits: RateLimits = { perMinute: 5, perHour: 30, ofAllPerMinute: 60 };

/** A request to count. */
export interface CountedRequest {
  /** Stands for the visitor. */
  readonly visitor: string;
  /** The `Idempotency-Key` of the request. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Repeats of a request that are not counted. Chromium sends a request again, at most twice, when a
 * connection that it reuses is reset. Repeats that are made up thus triple the limits at most.
 */
const uncountedRepeats = 2;
/** The longest key of the API contract. A longer one is not remembered. */
const maxKeyLength = 255;

/** Remembers counted requests for a minute, so that `take` finds their repeats. */
const createRepeats = () => {
  const left = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });
  const nameOf = ({ visitor, idempotencyKey = '' }: CountedRequest): string | undefined =>
    idempotencyKey !== '' && idempotencyKey.length <= maxKeyLength
      ? `${visitor} ${idempotencyKey}`
      : undefined;
  return {
    take: (request: CountedRequest): boolean => {
      const name = nameOf(request);
      const count = name === undefined ? 0 : (left.get(name) ?? 0);
      if (name === undefined || count === 0) return false;
      left.set(name, count - 1, { noUpdateTTL: true });
      return true;
    },
    allow: (request: CountedRequest): void => {
      const name = nameOf(request);
      if (name !== undefined) left.set(name, uncountedRepeats);
    },
  };
};

/**
 * Returns a function that counts a request. It resolves to the seconds until the next request is
 * accepted, or to undefined when this one is.
 */
export const createRateLimit = ({ perMinute, perHour, ofAllPerMinute }: RateLimits) => {
  const ofAll = new RateLimiterMemory({ points: ofAllPerMinute, duration: 60 });
  const minute = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const hour = new RateLimiterMemory({ points: perHour, duration: 3_600 });
  const repeats = createRepeats();
  return async (request: CountedRequest): Promise<number | undefined> => {
    if (repeats.take(request)) return undefined;
    // Asked first and counted last: a visitor over the limit must not use up that of the others,
    // and nothing is remembered about a visitor who comes while all are refused.
    const all = await ofAll.get('all');
    if (all && all.consumedPoints >= ofAllPerMinute) return secondsUntil(all);
    try {
      await minute.consume(request.visitor);
      await hour.consume(request.visitor);
      await ofAll.consume('all');
      repeats.allow(request);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsUntil(error);
      throw error;
    }
  };
};

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000));
