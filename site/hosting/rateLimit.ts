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

/**
 * Returns a function that counts a request under a key. It resolves to the seconds until the next
 * request is accepted, or to undefined when this one is.
 */
export const createRateLimit = ({ perMinute, perHour, ofAllPerMinute }: RateLimits) => {
  const ofAll = new RateLimiterMemory({ points: ofAllPerMinute, duration: 60 });
  const minute = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const hour = new RateLimiterMemory({ points: perHour, duration: 3_600 });
  return async (key: string): Promise<number | undefined> => {
    // Asked first and counted last: a visitor over the limit must not use up that of the others,
    // and nothing is remembered about a visitor who comes while all are refused.
    const all = await ofAll.get('all');
    if (all && all.consumedPoints >= ofAllPerMinute) return secondsUntil(all);
    try {
      await minute.consume(key);
      await hour.consume(key);
      await ofAll.consume('all');
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsUntil(error);
      throw error;
    }
  };
};

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000));
