import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { ApiRequest } from './api.ts';
import { isBlogCall } from './blogCall.ts';
import { isForbidden } from './forbiddenHeaders.ts';
import { visitorOf, type TrustProxy } from './visitor.ts';

/** Headers of one connection (RFC 9110 section 7.6.1), which a proxy must not pass on. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Returns the headers to send to the API. */
export const requestHeaders = (
  request: ApiRequest,
  target: URL,
  trustProxy: TrustProxy,
): OutgoingHttpHeaders => {
  const { method, headers, body = '' } = request;
  const visitor = visitorOf(request, trustProxy);
  const kept = Object.entries(headers).filter(
    ([name]) => !isHopByHop(name, headers.connection) && !isForbidden(name),
  );
  const { 'content-length': _length, ...endToEnd } = Object.fromEntries(kept);
  return {
    ...endToEnd,
    'x-forwarded-for': visitor.route,
    'x-forwarded-host': visitor.host,
    'x-forwarded-proto': visitor.protocol,
    // The ETag of this server names the bytes before compression, in the build and for each visitor.
    ...(isBlogCall(request) && { 'accept-encoding': 'identity' }),
    // Never the visitor's framing: a body without it would be read as the next request.
    ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
    host: target.host,
  };
};

/**
 * Returns the headers to send to the visitor.
 *
 * @param url what the visitor has requested, for a relative `Location`
 */
export const responseHeaders = (
  incoming: IncomingMessage,
  target: URL,
  url: string,
): OutgoingHttpHeaders => {
  const kept = Object.entries(incoming.headersDistinct).filter(
    ([name]) => name !== 'location' && !isHopByHop(name, incoming.headers.connection),
  );
  const location = ownLocation(incoming.headers.location, target, url);
  return {
    ...Object.fromEntries(
      kept.map(([name, values = []]) => [name, values.length === 1 ? values.join() : values]),
    ),
    ...(location !== undefined && { location }),
  };
};

/**
 * Returns a `Location` without the API's origin. One at another origin stays; one that is not a URL
 * is left out.
 */
export const ownLocation = (
  location: string | undefined,
  target: URL,
  url: string,
): string | undefined => {
  const base = target.origin + url;
  if (location === undefined || !URL.canParse(location, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(location, base);
  if (origin !== target.origin) return location;
  // One slash: a browser would read '//rink.example' as another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
};

const isHopByHop = (name: string, connection = ''): boolean =>
  hopByHop.includes(name) ||
  connection
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(name);
