import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { etagOf, validEtag } from './etag.ts';
import { createBodyReader, type BodyLimits } from './heldBody.ts';

/** Shorter bodies are in one packet, compressed or not. In bytes. */
const minCompressedBytes = 1_024;
/** Memory for compressed bodies, in bytes. */
const compressedBytes = 16 * 2 ** 20;

/** An answer of the API with status 200 to a blog call. */
export interface BlogAnswer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly incoming: IncomingMessage;
  /** The API's headers that the visitor's browser gets, by lower-case name. */
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Returns a function that sends an answer: 304 when the visitor has it, else with an ETag, and JSON
 * compressed. A body over the limits is passed on as it comes, without an ETag of this server.
 *
 * @throws {Error} when the API stops in the middle and nothing is sent yet
 */
export const createBlogSender = (limits?: BodyLimits) => {
  const read = createBodyReader(limits);
  const compress = createCompressor();
  return async ({ request, response, incoming, headers: received }: BlogAnswer): Promise<void> => {
    const known = validEtag(incoming.headers.etag);
    const { etag: _etag, ...others } = received;
    const headers = { ...others, vary: varyOf(incoming.headers.vary) };
    const encoding = isCompressible(incoming) ? chooseEncoding(request) : undefined;
    if (isFresh(request, known)) return sendNotModified(response, { ...headers, etag: known });
    if (request.method === 'HEAD') return sendHead(response, withEtag(headers, known), encoding);
    const held = await read(incoming, response);
    const { bytes, next } = held;
    if (next) {
      const start = [bytes, next];
      return sendStream({ incoming, response, headers: withEtag(headers, known) }, start);
    }
    const hash = etagOf(bytes);
    const etag = known ?? hash;
    if (isFresh(request, etag)) return sendNotModified(response, { ...headers, etag });
    const isCompressed = encoding && bytes.length >= minCompressedBytes;
    const body = isCompressed ? await compress(hash, encoding, bytes) : bytes;
    if (isCompressed) held.release();
    response.writeHead(200, {
      ...headers,
      ...(isCompressed ? encodedHeaders(etag, encoding) : { etag }),
      'content-length': body.length,
    });
    response.end(body);
  };
};

/** Returns a function that compresses a body once, as long as it is in a bounded cache. */
const createCompressor = () => {
  const done = new LRUCache<string, Buffer>({
    maxSize: compressedBytes,
    sizeCalculation: ({ length }) => length,
  });
  const inFlight = new Map<string, Promise<Buffer>>();
  // By the hash of the bytes: an API may give one ETag to answers for two visitors.
  return async (hash: string, { name, compress }: Encoding, bytes: Buffer): Promise<Buffer> => {
    const key = `${name} ${hash}`;
    const known = done.get(key) ?? inFlight.get(key);
    if (known) return known;
    const making = compress(bytes).finally(() => inFlight.delete(key));
    inFlight.set(key, making);
    const body = await making;
    done.set(key, body);
    return body;
  };
};

/** Compressed bytes differ from those that the ETag names, so it is weak (RFC 9110 section 8.8.1). */
const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

const encodedHeaders = (etag: string, { name }: Encoding) => ({
  etag: weak(etag),
  'content-encoding': name,
});

const withEtag = (headers: OutgoingHttpHeaders, etag: string | undefined): OutgoingHttpHeaders =>
  etag === undefined ? headers : { ...headers, etag };

const varyOf = (vary = ''): string =>
  /(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(vary)
    ? vary
    : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');

const isCompressible = ({ headers }: IncomingMessage): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  !/\bno-transform\b/i.test(headers['cache-control'] ?? '');

/** Without the request's `Cache-Control`: `fetch` adds `no-cache` to a condition that a script set. */
const isFresh = ({ headers }: IncomingMessage, etag: string | undefined): boolean =>
  headers['if-none-match'] !== undefined &&
  etag !== undefined &&
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

/** Headers about a body, which a 304 does not have. */
const aboutBody = /^content-(?:encoding|language|length|range|type)$/;

const sendNotModified = (response: ServerResponse, headers: OutgoingHttpHeaders): void => {
  const kept = Object.entries(headers).filter(([name]) => !aboutBody.test(name));
  response.writeHead(304, Object.fromEntries(kept));
  response.end();
};

const sendHead = (
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  encoding: Encoding | undefined,
): void => {
  // To how many bytes GET compresses the body shows only in the body.
  const { 'content-length': _length, ...others } = headers;
  response.writeHead(200, encoding ? others : headers);
  response.end();
};

const sendStream = (
  { incoming, response, headers }: Omit<BlogAnswer, 'request'>,
  start: readonly Buffer[],
): void => {
  response.writeHead(200, headers);
  for (const chunk of start) response.write(chunk);
  pipeline(incoming, response, () => {});
};
