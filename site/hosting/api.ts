import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { apiHeaders, plainHeaders } from './headers.ts';
import { sendText } from './send.ts';

/** A request handler in the style of connect and express. */
export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Who answers `/api/*`: a handler in this process, or a server at this origin. */
export type Api = { readonly handler: ApiHandler } | { readonly origin: string };

/** Longest wait for a whole API answer, in milliseconds. */
export const apiTimeout = 15_000;

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

/** The handler behind an `Api`, with the headers of our own origin on all that it answers. */
export function apiHandler(api: Api, timeout = apiTimeout): ApiHandler {
  const handler = 'handler' in api ? api.handler : proxyTo(api.origin, timeout);
  return (request, response, next) => {
    ownHeaders(response);
    handler(request, response, next);
  };
}

/**
 * Keeps an API answer from acting as a page of the site, and from inviting other origins: they
 * have no business here, and development APIs often let everyone in.
 */
function ownHeaders(response: ServerResponse): void {
  const writeHead: (status: number, reason?: string) => ServerResponse =
    response.writeHead.bind(response);
  const replacement = (status: number, ...rest: readonly unknown[]): ServerResponse => {
    const reason = rest.find((item) => typeof item === 'string');
    for (const [name, value] of headerPairs(rest.at(-1))) response.setHeader(name, value);
    for (const name of response.getHeaderNames()) {
      if (/^(access-control-|x-powered-by$)/.test(name)) response.removeHeader(name);
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value);
    return reason === undefined ? writeHead(status) : writeHead(status, reason);
  };
  response.writeHead = replacement;
}

type HeaderValue = number | string | readonly string[];

/** Reads what `writeHead` may be given: an object, or a flat list of names and values. */
function headerPairs(headers: unknown): [string, HeaderValue][] {
  if (typeof headers !== 'object' || headers === null) return [];
  const flat: unknown[] = Array.isArray(headers) ? headers : Object.entries(headers).flat(1);
  const pairs: [string, HeaderValue][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const value = flat[i + 1];
    if (isHeaderValue(value)) pairs.push([String(flat[i]), value]);
  }
  return pairs;
}

function isHeaderValue(value: unknown): value is HeaderValue {
  return ['string', 'number'].includes(typeof value) || Array.isArray(value);
}

function proxyTo(origin: string, timeout: number): ApiHandler {
  const target = new URL(origin);
  const client = target.protocol === 'https:' ? https : http;
  return (request, response) => {
    const outgoing = client.request(target, {
      ...(request.method && { method: request.method }),
      path: request.url ?? '/',
      headers: requestHeaders(request, target),
    });
    const timer = setTimeout(() => outgoing.destroy(new Error('The API took too long.')), timeout);
    outgoing.on('response', (incoming) => {
      response.statusCode = incoming.statusCode ?? 502;
      response.statusMessage = incoming.statusMessage ?? '';
      for (const [name, value] of responseHeaders(incoming, target))
        response.setHeader(name, value);
      pipeline(incoming, response, () => clearTimeout(timer));
    });
    outgoing.on('error', () => {
      clearTimeout(timer);
      if (response.headersSent) response.destroy();
      else sendText(response, 502, plainHeaders, 'The API did not answer.');
    });
    response.on('close', () => {
      clearTimeout(timer);
      outgoing.destroy();
    });
    request.pipe(outgoing);
  };
}

function requestHeaders(request: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const { headers, socket } = request;
  const kept = Object.entries(headers).filter(([name]) => !isHopByHop(name, headers.connection));
  return {
    // A proxy before this one knows better.
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
    ...Object.fromEntries(kept),
    // Without it a body of unknown length on a GET would be read as the next request.
    ...(headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
    host: target.host,
  };
}

function* responseHeaders(
  incoming: IncomingMessage,
  target: URL,
): Generator<[name: string, value: string | string[]]> {
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    if (isHopByHop(name, incoming.headers.connection)) continue;
    if (name === 'location') yield [name, values.join().replace(target.origin, '')];
    else yield [name, values.length === 1 ? values.join() : values];
  }
}

function isHopByHop(name: string, connection: string | undefined): boolean {
  const named = (connection ?? '').toLowerCase().split(/\s*,\s*/);
  return hopByHop.includes(name) || named.includes(name);
}
