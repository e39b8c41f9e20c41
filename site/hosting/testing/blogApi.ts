import type { RequestListener } from 'node:http';
import { open, openApi } from '../../api/testing/http.ts';
import type { BodyLimits } from '../heldBody.ts';
import type { Build } from '../manifest.ts';
import { createSiteServer } from '../server.ts';

/** A list of posts that is long enough to be compressed. */
export const body = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, title: 'Puck' })));

/** Headers of a list of posts. */
export const json = { 'Content-Type': 'application/json' };

export interface ProxyTestOptions {
  readonly bodyLimits?: BodyLimits;
  readonly apiTimeoutMs?: number;
}

/** Starts a site with an API of one handler until the test ends. Returns its origin. */
export const proxyFor = async (
  build: Build,
  upstream: RequestListener,
  options: ProxyTestOptions = {},
): Promise<string> => {
  const api = { origin: await openApi(upstream) };
  return open(createSiteServer({ build, api, ...options }));
};
