import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { apiHeaders } from './headers.ts';
import { proxyTo } from './proxy.ts';

/** A request handler in the style of connect and express. */
export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** What answers `/api/*`: a handler in this process, or a server at this origin. */
export type Api = { readonly handler: ApiHandler } | { readonly origin: string };

/** Limit for a whole API response, in milliseconds. */
export const apiTimeoutMs = 15_000;

/** Returns the handler of an API. It adds the security headers of this origin to each response. */
export const apiHandler = (api: Api, timeoutMs = apiTimeoutMs): ApiHandler => {
  const handler = 'handler' in api ? api.handler : proxyTo(api.origin, timeoutMs);
  return (request, response, next) => {
    onHeaders(response, addSecurityHeaders);
    handler(request, response, next);
  };
};

/** Keeps an API response from acting as a page and from being read by other origins. */
const addSecurityHeaders = function addSecurityHeaders(this: ServerResponse): void {
  for (const name of this.getHeaderNames()) {
    if (/^(access-control-|x-powered-by$)/.test(name)) this.removeHeader(name);
  }
  if (!this.hasHeader('Cache-Control')) this.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(apiHeaders)) this.setHeader(name, value);
};
