import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Headers } from './headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that the server sends, best first. A file's compressed copy has the suffix. */
export const encodings = [
  {
    name: 'br',
    suffix: '.br',
    // The default, 11, takes 50 times as long.
    compress: (content: string | Buffer) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  { name: 'gzip', suffix: '.gz', compress: (content: string | Buffer) => zip(content) },
] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send few values, all of them short. */
const acceptedByHeader = new LRUCache<string, readonly Encoding[]>({ max: 100 });
const maxHeaderLength = 100;

const acceptedEncodings = (request: IncomingMessage): readonly Encoding[] => {
  const { 'accept-encoding': header = '' } = request.headers;
  const known = acceptedByHeader.get(header);
  if (known) return known;
  const names = new Negotiator(request).encodings(encodings.map(({ name }) => name));
  const accepted = encodings.filter(({ name }) => names.includes(name));
  if (header.length <= maxHeaderLength) acceptedByHeader.set(header, accepted);
  return accepted;
};

/** Returns the best of these encodings that the visitor accepts, or undefined. */
export const chooseEncoding = (
  request: IncomingMessage,
  available: readonly Encoding[] = encodings,
): Encoding | undefined =>
  acceptedEncodings(request).find((encoding) => available.includes(encoding));

/** Sends a text that is made for one response, compressed when the visitor accepts that. */
export const sendCompressed = async (
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Promise<void> => {
  const encoding = chooseEncoding(request);
  const body = encoding ? await encoding.compress(text) : Buffer.from(text);
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding.name }),
    'Content-Length': body.length,
  });
  response.end(body);
};
