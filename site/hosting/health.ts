import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from './api.ts';
import { sendJson } from './apiError.ts';
import { apiProblem } from './checks.ts';

/** How long a check of the API counts, in milliseconds: a monitor must not become a load. */
const checkAgeMs = 5_000;
/** Limit for a check of the API, in milliseconds: shorter than the patience of a monitor. */
const checkTimeoutMs = 2_000;

/** Returns whether a request asks for the state of the server. */
export const isHealthCheck = ({ method = '', url = '' }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) && /^\/healthz(?:\?|$)/.test(url);

/** Returns a handler that says whether pages are served, which is so, and whether the API answers. */
export const healthHandler = (api: Api) => {
  let check = Promise.resolve<string | undefined>(undefined);
  let checkedAt = -Infinity;
  return async (response: ServerResponse): Promise<void> => {
    if ('origin' in api && performance.now() - checkedAt > checkAgeMs) {
      checkedAt = performance.now();
      check = apiProblem(api.origin, checkTimeoutMs);
    }
    const state = { site: 'ok', api: (await check) === undefined ? 'ok' : 'unreachable' };
    sendJson(response, 200, state, { 'X-Robots-Tag': 'noindex' });
  };
};
