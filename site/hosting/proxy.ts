import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import type { ApiRequest } from './api.ts';
import { sendApiError } from './apiError.ts';
import { createBlogSender } from './blogAnswer.ts';
import { isBlogCall } from './blogCall.ts';
import type { BodyLimits } from './heldBody.ts';
import { requestHeaders, responseHeaders } from './proxyHeaders.ts';
import type { TrustProxy } from './visitor.ts';

/** Methods of the API contract. */
const methods = ['GET', 'HEAD', 'POST'];

export interface ProxyOptions {
  /** Limit for the whole response, in milliseconds. */
  readonly timeoutMs: number;
  readonly trustProxy: TrustProxy;
  readonly bodyLimits?: BodyLimits | undefined;
}

interface Target extends ProxyOptions {
  readonly target: URL;
  readonly sendBlogAnswer: ReturnType<typeof createBlogSender>;
}

/**
 * Returns a handler that passes requests to an API at another origin, with `request.body` as the
 * body. It answers 405 to a method that the contract does not have, and 400 to a GET with a body.
 * Without a valid response of the API it answers 504 when the API is late or may have the whole
 * message, else 502.
 */
export const proxyTo = (origin: string, options: ProxyOptions) => {
  const target = new URL(origin);
  const sendBlogAnswer = createBlogSender(options.bodyLimits);
  return (request: ApiRequest, response: ServerResponse): void => {
    const { method = 'GET' } = request;
    const allow = methods.join(', ');
    // The rest of a body that was not read could be taken for the next request.
    const close = { Connection: 'close' };
    if (!methods.includes(method)) {
      sendApiError(response, 405, `The API takes ${allow} only.`, { ...close, Allow: allow });
    } else if (method !== 'POST' && hasBody(request)) {
      sendApiError(response, 400, `A ${method} request must not have a body.`, close);
    } else if (!response.destroyed) {
      forward(request, response, { ...options, target, sendBlogAnswer });
    }
  };
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const forward = (request: ApiRequest, response: ServerResponse, options: Target): void => {
  const { target, timeoutMs, trustProxy } = options;
  const client = target.protocol === 'https:' ? https : http;
  const { method = 'GET', url = '/', body = '' } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  const outgoing = client.request(target, {
    // A connection for each request. The API may close a kept one while a message is on its way,
    // and bytes that it sends after an answer would be read as the answer to the next visitor.
    agent: false,
    method,
    path: url,
    headers: requestHeaders(request, target, trustProxy),
    signal: timeout,
  });
  let isConnected = false;
  let isReceived = false;
  const fail = (): void => {
    if (response.headersSent) return;
    const mayBeStored = method === 'POST' && isConnected && outgoing.writableFinished;
    if (timeout.aborted) answerForApi(response, 504, 'The API did not answer in time.');
    else if (mayBeStored) answerForApi(response, 504, 'The API did not confirm the message.');
    else answerForApi(response, 502, 'The API did not answer.');
  };
  outgoing.on('response', (incoming) => {
    incoming.once('end', () => (isReceived = true));
    passOn(request, response, incoming, options).catch(() => {
      outgoing.destroy();
      fail();
    });
  });
  outgoing.on('socket', (socket) => {
    socket.once(client === https ? 'secureConnect' : 'connect', () => (isConnected = true));
  });
  // Any error is followed by 'close'. So is a 101, which has no 'response'.
  outgoing.on('error', () => {});
  outgoing.on('close', () => {
    // A body that was received in full may still be compressed.
    if (!isReceived) fail();
  });
  response.on('close', () => outgoing.destroy());
  outgoing.end(body);
};

/** Sends what the API answers. Rejects when it cannot be sent. */
const passOn = async (
  request: ApiRequest,
  response: ServerResponse,
  incoming: IncomingMessage,
  { target, sendBlogAnswer }: Target,
): Promise<void> => {
  const status = statusOf(incoming);
  const headers = responseHeaders(incoming, target, request.url ?? '/');
  if (status === 200 && isBlogCall(request)) {
    await sendBlogAnswer({ request, response, incoming, headers });
    return;
  }
  // Without the API's reason phrase, which may hold bytes that Node refuses to send.
  response.writeHead(status, headers);
  pipeline(incoming, response, () => {});
};

/** @throws {RangeError} for a status that `writeHead` would not send, such as 000 */
const statusOf = ({ statusCode = 0 }: IncomingMessage): number => {
  if (statusCode < 200 || statusCode > 599) throw new RangeError(`status ${statusCode}`);
  return statusCode;
};

/** Answers in place of the API, unless the visitor has left. */
const answerForApi = (response: ServerResponse, status: 502 | 504, error: string): void => {
  if (response.destroyed) return;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  sendApiError(response, status, error);
};
