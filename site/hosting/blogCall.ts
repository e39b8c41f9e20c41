import type { IncomingMessage } from 'node:http';

/** Path prefix of the calls that read posts. */
const blogPrefix = '/api/blog/';

/** `Cache-Control` of posts. `private`, because the API may answer by the visitor's cookie. */
export const blogCaching = 'private, no-cache';

/** Returns whether a request reads posts. A browser may keep the answer, and revalidates it. */
export const isBlogCall = ({
  method = '',
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  ['GET', 'HEAD'].includes(method) && url.startsWith(blogPrefix);

/**
 * Lets a server answer 304 to a condition that a script has set: `fetch` adds `no-cache` to it, which
 * Express takes for a wish for the whole body.
 */
export const allowNotModified = ({ headers }: IncomingMessage): void => {
  if (headers['if-none-match'] === undefined) return;
  delete headers['cache-control'];
  delete headers.pragma;
};
