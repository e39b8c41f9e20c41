import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request that is sent as it is written. */
export interface RawRequest {
  /** The path and query, or an address with its origin. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent, perhaps compressed. */
  readonly body: Buffer;
}

/** Limit for one answer, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Sends a request whose path is not normalized and whose answer is not decoded, unlike `fetch`.
 *
 * @throws {Error} when the host cannot be reached, or gives no answer within 20 s
 */
export const exchange = (
  origin: string,
  { target, body, ...options }: RawRequest,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const send = origin.startsWith('https:') ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(timeoutMs);
    const outgoing = send(
      origin,
      { ...options, path: target, agent: false, signal },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 0, headers } = incoming;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Returns a body without its compression. */
export const decoded = (body: Buffer, encoding: string | undefined): Buffer => {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};
