import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { plainHeaders } from './headers.ts';
import { sendText } from './send.ts';

/** Methods of the API contract. */
const methods = ['GET', 'HEAD', 'POST'];

/** Longest request body, in bytes: several hundred pages of text. */
const maxBodyBytes = 1_000_000;

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

/**
 * Returns a handler that passes requests to an API at another origin. It answers 405 to a method
 * that the contract does not have, 400 to a GET with a body, 413 to a body over 1 MB, and 502
 * when the API does not give a valid response in time.
 *
 * @param timeoutMs limit for the whole response, in milliseconds
 */
export const proxyTo = (origin: string, timeoutMs: number) => {
  const target = new URL(origin);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET' } = request;
    const allow = methods.join(', ');
    if (!methods.includes(method)) {
      return refuse(response, 405, `The API takes ${allow} only.`, { Allow: allow });
    }
    if (method !== 'POST' && hasBody(request)) {
      return refuse(response, 400, `A ${method} request must not have a body.`);
    }
    const body = await readBody(request);
    if (body === 'too long') return refuse(response, 413, 'The message is too long.');
    if (!response.destroyed) forward(request, response, { target, timeoutMs, body });
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => answerBadGateway(response));
  };
};

/** Closes the connection, because the rest of the body could be read as the next request. */
const refuse = (response: ServerResponse, status: number, text: string, headers = {}) =>
  sendText(response, status, { ...plainHeaders, ...headers, Connection: 'close' }, text);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a whole request body.
 *
 * @throws {Error} when the visitor leaves before its end
 */
const readBody = async (request: IncomingMessage): Promise<Buffer | 'too long'> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > maxBodyBytes) return 'too long';
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
};

interface Forwarded {
  readonly target: URL;
  readonly timeoutMs: number;
  readonly body: Buffer;
}

const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  { target, timeoutMs, body }: Forwarded,
): void => {
  const client = target.protocol === 'https:' ? https : http;
  const outgoing = client.request(target, {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: requestHeaders(request, target, body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  outgoing.on('response', (incoming) => {
    try {
      // Without the API's reason phrase, which may hold bytes that Node refuses to send.
      response.writeHead(statusOf(incoming), responseHeaders(incoming, target));
      pipeline(incoming, response, () => {});
    } catch {
      outgoing.destroy();
    }
  });
  // Any error is followed by 'close'. So is a 101, which has no 'response'.
  outgoing.on('error', () => {});
  outgoing.on('close', () => {
    if (!response.headersSent) answerBadGateway(response);
  });
  response.on('close', () => outgoing.destroy());
  outgoing.end(body);
};

/** @throws {RangeError} for a status that `writeHead` would not send, such as 000 */
const statusOf = ({ statusCode = 0 }: IncomingMessage): number => {
  if (statusCode < 200 || statusCode > 599) throw new RangeError(`status ${statusCode}`);
  return statusCode;
};

const answerBadGateway = (response: ServerResponse): void => {
  if (response.destroyed) return;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  sendText(response, 502, plainHeaders, 'The API did not answer.');
};

const requestHeaders = (
  { method, headers, socket }: IncomingMessage,
  target: URL,
  body: Buffer,
): OutgoingHttpHeaders => {
  const kept = Object.entries(headers).filter(([name]) => !isHopByHop(name, headers.connection));
  const { 'content-length': _length, ...endToEnd } = Object.fromEntries(kept);
  return {
    // A proxy in front of this server knows better.
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
    ...endToEnd,
    // Never the visitor's framing: a body without it would be read as the next request.
    ...(method === 'POST' && { 'content-length': body.length }),
    host: target.host,
  };
};

const responseHeaders = (incoming: IncomingMessage, target: URL): OutgoingHttpHeaders => {
  const kept = Object.entries(incoming.headersDistinct).filter(
    ([name]) => !isHopByHop(name, incoming.headers.connection),
  );
  return Object.fromEntries(
    kept.map(([name, values = []]) => {
      if (name === 'location') return [name, values.join().replace(target.origin, '')];
      return [name, values.length === 1 ? values.join() : values];
    }),
  );
};

const isHopByHop = (name: string, connection = ''): boolean =>
  hopByHop.includes(name) ||
  connection
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(name);
