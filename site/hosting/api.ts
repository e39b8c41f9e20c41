import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { contactPath } from '../api/paths.ts';
import { sendApiError, sendJson } from './apiError.ts';
import { allowNotModified, blogCaching, isBlogCall } from './blogCall.ts';
import { createContactGuard, jsonFormat, type ContactGuard } from './contactGuard.ts';
import { apiHeaders } from './headers.ts';
import type { BodyLimits } from './heldBody.ts';
import { proxyTo } from './proxy.ts';
import { trustProxies, type TrustProxy } from './visitor.ts';

/** A request with the body that the contact guard has read, if any. */
export type ApiRequest = IncomingMessage & { body?: string };

/**
 * A request handler in the style of connect and express. It must use `request.body` when it is set,
 * as body parsers do.
 */
export type ApiHandler = (
  request: ApiRequest,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The answerer of `/api/*`: a handler in this process, or a server at this origin. */
export type Api = { readonly handler: ApiHandler } | { readonly origin: string };

export interface ApiOptions {
  /** Limit for a whole response of a proxied API, in milliseconds (15 s unless given). */
  readonly timeoutMs?: number;
  readonly trustProxy?: TrustProxy;
  readonly contactGuard?: ContactGuard;
  /** Memory for the bodies of blog calls (`bodyLimits` unless given). */
  readonly bodyLimits?: BodyLimits | undefined;
}

/** Limit for a whole API response, in milliseconds. */
export const apiTimeoutMs = 15_000;

/**
 * Returns the handler of an API. It adds the security headers of this origin to each response, and
 * lets the contact guard read each message first.
 */
export const apiHandler = (api: Api, options: ApiOptions = {}): ApiHandler => {
  const { timeoutMs = apiTimeoutMs, trustProxy = trustProxies([]) } = options;
  const { contactGuard = createContactGuard({ trustProxy }), bodyLimits } = options;
  const handler =
    'handler' in api ? api.handler : proxyTo(api.origin, { timeoutMs, trustProxy, bodyLimits });
  const answerPost: ApiHandler = (request, response, next) => {
    readMessage(request, response, contactGuard)
      .then((isAccepted) => {
        if (isAccepted) handler(request, response, next);
      })
      .catch((error: unknown) => {
        // The visitor left before the end of the message.
        if (request.errored) response.destroy();
        else next(error);
      });
  };
  return (request, response, next) => {
    const isBlog = isBlogCall(request);
    if (isBlog) allowNotModified(request);
    onHeaders(response, () => addHeaders(response, isBlog));
    if (request.method === 'POST') answerPost(request, response, next);
    else handler(request, response, next);
  };
};

/** Sets the body of a message. Returns false when it has answered the request itself. */
const readMessage = async (
  request: ApiRequest,
  response: ServerResponse,
  contactGuard: ContactGuard,
): Promise<boolean> => {
  // The rest of a body that was not read could be taken for the next request.
  const close = { Connection: 'close' };
  if (request.url?.split('?')[0] !== contactPath) {
    sendApiError(response, 405, `A POST goes to ${contactPath} only.`, {
      ...close,
      Allow: 'GET, HEAD',
    });
    return false;
  }
  const admission = await contactGuard(request, jsonFormat);
  if (admission.kind === 'refused') {
    const { status, error, headers } = admission;
    sendApiError(response, status, error, { ...close, ...headers });
  } else if (admission.kind === 'trapped') {
    sendJson(response, 201, { received: true });
  } else {
    request.body = JSON.stringify(admission.message);
    // Without the visitor's `charset`, by which the API could read other characters than the guard.
    request.headers['content-type'] = jsonFormat.mediaType;
    return true;
  }
  return false;
};

/** Keeps an API response from acting as a page, from other origins, and out of shared caches. */
const addHeaders = (response: ServerResponse, isBlog: boolean): void => {
  for (const name of response.getHeaderNames()) {
    if (/^(access-control-|x-powered-by$)/.test(name)) response.removeHeader(name);
  }
  const mayKeep = isBlog && [200, 304].includes(response.statusCode);
  if (!response.hasHeader('Cache-Control')) {
    response.setHeader('Cache-Control', mayKeep ? blogCaching : 'no-store');
  }
  for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value);
};
