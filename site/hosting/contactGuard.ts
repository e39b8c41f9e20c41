import type { IncomingMessage } from 'node:http';
import { admit, maxBodyBytes, refused, type Admission } from './contactMessage.ts';
import { isFromOwnPage } from './ownPage.ts';
import { createRateLimit, rateLimits, type RateLimits } from './rateLimit.ts';
import { addressKey, trustProxies, visitorOf, type TrustProxy } from './visitor.ts';

export interface ContactGuardOptions {
  /** The published origin of the site. Pages of the requested host may send messages anyway. */
  readonly siteOrigin?: string;
  readonly trustProxy?: TrustProxy;
  readonly limits?: RateLimits;
}

/** The formats of the body of a message. */
export interface BodyFormat {
  readonly mediaType: string;
  /** Returns the fields, or undefined when the body is malformed. */
  parse(text: string): unknown;
}

/**
 * Reads the message of a request and checks where it comes from, how often, and its size. The
 * rules of the form, such as a valid address, are left to the API.
 *
 * @throws {Error} when the visitor leaves before the end of the body
 */
export type ContactGuard = (request: IncomingMessage, format: BodyFormat) => Promise<Admission>;

/** The body that `fetch` sends. */
export const jsonFormat: BodyFormat = {
  mediaType: 'application/json',
  parse: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
};

/** Returns a guard for the messages of one server. It counts them in memory. */
export const createContactGuard = (options: ContactGuardOptions = {}): ContactGuard => {
  const { siteOrigin, trustProxy = trustProxies([]), limits = rateLimits } = options;
  const secondsToWait = createRateLimit(limits);
  return async (request, format) => {
    const visitor = visitorOf(request, trustProxy);
    if (!isFromOwnPage(request.headers, visitor.host, siteOrigin)) {
      return refused(403, 'Messages are taken from the pages of this site only.');
    }
    // A compressed body would be read as text here, and unpacked by the API.
    if (mediaType(request) !== format.mediaType || request.headers['content-encoding']) {
      return refused(415, `Send the message as ${format.mediaType}.`);
    }
    const seconds = await secondsToWait({
      visitor: addressKey(visitor.address),
      idempotencyKey: request.headersDistinct['idempotency-key']?.[0],
    });
    if (seconds !== undefined) {
      const headers = { 'Retry-After': String(seconds) };
      return refused(429, `Too many messages: try again in ${seconds} seconds.`, headers);
    }
    const body = await readBody(request);
    if (body === undefined) return refused(413, 'The message is too long.');
    return admit(format.parse(body));
  };
};

const mediaType = ({ headers }: IncomingMessage): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** Returns a whole body, or undefined when it is too long. */
const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
};
