/** `POST /hooks/blog`: tells the server that a post has changed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { sendApiError, sendJson } from './apiError.ts';
import { hookPath } from './rules.ts';
import { addressKey, visitorOf, type TrustProxy } from './visitor.ts';

/** The header of GitHub's webhooks, which most publishing systems can send too. */
const signatureHeader = 'x-hub-signature-256';
/** The longest body, in bytes: a publishing system may send the whole post. */
export const maxHookBytes = 2 ** 20;
/** Wrong signatures from one address in a minute, after which others get 429. */
export const wrongSignaturesPerMinute = 10;

export interface BlogHookOptions {
  /** The key of the signatures. */
  readonly secret: string;
  readonly trustProxy: TrustProxy;
  /** Asks for a refresh of the blog. */
  readonly request: () => void;
}

/** Answers a call of the hook. */
export type BlogHook = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Returns whether a request is a call of the hook. */
export const isHookCall = ({ url = '' }: IncomingMessage): boolean =>
  url === hookPath || url.startsWith(`${hookPath}?`);

/** Returns the HMAC of a body without keeping it, or undefined when the body is too long. */
const signBody = async (request: IncomingMessage, secret: string): Promise<Buffer | undefined> => {
  const hmac = createHmac('sha256', secret);
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > maxHookBytes) return undefined;
    hmac.update(chunk as Buffer);
  }
  return hmac.digest();
};

/** Returns whether a header has an HMAC. Takes the same time for each wrong one. */
const isSignature = (header: string | undefined, expected: Buffer): boolean => {
  const [, hex] = /^sha256=([\da-f]{64})$/i.exec(header ?? '') ?? [];
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
};

/** Returns a function that counts a wrong signature, and returns the seconds to wait when there are too many. */
const createWrongCounter = () => {
  const limiter = new RateLimiterMemory({ points: wrongSignaturesPerMinute, duration: 60 });
  return async (key: string): Promise<number> => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1);
    if (consumedPoints <= wrongSignaturesPerMinute) return 0;
    return Math.max(1, Math.ceil(msBeforeNext / 1_000));
  };
};

const noindex = { 'X-Robots-Tag': 'noindex' };

/**
 * Returns the handler of the hook. It compares the signature with the bytes of the body, and does not
 * read what they say: the refresh asks the API. A call that is sent again only asks again. A right signature
 * is accepted whatever others send from its address, so that nobody can keep the publishing system out.
 */
export const createBlogHook = ({
  secret,
  trustProxy,
  request: refresh,
}: BlogHookOptions): BlogHook => {
  const countWrong = createWrongCounter();
  return async (request, response) => {
    const refuse = (status: number, error: string, headers = {}) =>
      sendApiError(response, status, error, { ...noindex, ...headers });
    if (request.method !== 'POST') {
      return refuse(405, 'The hook takes POST only.', { Allow: 'POST' });
    }
    const expected = await signBody(request, secret);
    if (!expected) return refuse(413, 'The body is too long.', { Connection: 'close' });
    if (isSignature(request.headersDistinct[signatureHeader]?.[0], expected)) {
      refresh();
      return sendJson(response, 202, { accepted: true }, noindex);
    }
    const wait = await countWrong(addressKey(visitorOf(request, trustProxy).address));
    if (wait > 0) {
      const headers = { 'Retry-After': String(wait) };
      return refuse(429, `Too many wrong signatures: try again in ${wait} seconds.`, headers);
    }
    return refuse(401, 'X-Hub-Signature-256 is not the HMAC-SHA256 of this body.', {
      'WWW-Authenticate': 'X-Hub-Signature-256',
    });
  };
};
