/** Sends requests as they are written, and keeps what was sent and answered for the report. */
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Sent {
  method?: string;
  /** Path and query, sent as they are: invalid escapes and dots stay. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Exchange {
  readonly sent: Sent;
  /** 0 when there was no complete answer; `text` then says why. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
}

/** Sends a request to the API. Never rejects. */
export type Send = (sent: Sent) => Promise<Exchange>;

const timeoutMs = 15_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answerTo = (origin: URL, { method = 'GET', path, headers, body }: Sent) =>
  new Promise<Omit<Exchange, 'sent'>>((resolve, reject) => {
    const { request } = origin.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(timeoutMs);
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const outgoing = request(origin, {
      method,
      path,
      headers: { Accept: 'application/json', 'User-Agent': 'contract', ...headers, ...length },
      agent: false,
      signal,
    });
    outgoing.on('error', (error) => {
      reject(signal.aborted ? new Error(`no answer within ${timeoutMs / 1000} s`) : error);
    });
    outgoing.on('response', (incoming) => {
      buffer(incoming).then((bytes) => {
        const text = bytes.toString();
        const { statusCode: status = 0, headers: answered } = incoming;
        resolve({ status, headers: answered, body: bytes, text, json: parseJson(text) });
      }, reject);
    });
    outgoing.end(body);
  });

/** An error for several addresses of one host has a code but no message. */
const reasonOf = (error: unknown): string =>
  Object(error).message || Object(error).code || String(error);

/** Returns a function that sends requests to the API at an origin. */
export const sendTo =
  (origin: URL): Send =>
  async (sent) => {
    try {
      return { sent, ...(await answerTo(origin, sent)) };
    } catch (error) {
      const text = reasonOf(error);
      return { sent, status: 0, headers: {}, body: Buffer.of(), text, json: undefined };
    }
  };
