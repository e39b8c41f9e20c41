import { resolve } from 'node:path';
import { readConfig, type Env } from '../config/schema.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Scenario } from '../../mock-api/index.ts';
import type { Api } from './api.ts';
import { checkApi, checkPort, listen } from './checks.ts';
import { isMainModule, runCommand } from './cliError.ts';
import { createContactGuard } from './contactGuard.ts';
import { openBuild, watchBuild } from './manifest.ts';
import { loadMockApi } from './mockApi.ts';
import type { RateLimits } from './rateLimit.ts';
import { createSiteServer } from './server.ts';

/** How to serve the built site. */
export interface ServeOptions {
  /** Environment variables (those of this process unless given). */
  readonly env?: Env;
  /** Folder of the build, relative to the working directory (`dist` unless given). */
  readonly dist?: string;
  /** Port that replaces the configured one; 0 picks a free one. */
  readonly port?: number;
  /** API that replaces the configured one. It is not checked first. */
  readonly api?: Api;
  /** Scenario of the embedded mock API. */
  readonly scenario?: Scenario;
  /** The most contact messages (`rateLimits` unless given). */
  readonly limits?: RateLimits;
}

export interface RunningSite {
  /** Such as `http://localhost:4173`. */
  readonly origin: string;
  /** Stops at once and closes open connections. */
  close(): Promise<void>;
}

const configuredApi = async (config: SiteConfig, scenario: Scenario | undefined): Promise<Api> => {
  if (config.apiOrigin) {
    await checkApi(config.apiOrigin);
    return { origin: config.apiOrigin };
  }
  // Imported only here, so that a site with a real API runs without the mock.
  const { createMockApi } = await loadMockApi();
  return { handler: createMockApi(scenario === undefined ? {} : { scenario }) };
};

/**
 * Serves the built site and its API from one origin.
 *
 * @throws {ConfigError} for a wrong environment variable
 * @throws {CliError} for a missing build, a port in use, or an API that does not answer
 */
export const serve = async (options: ServeOptions = {}): Promise<RunningSite> => {
  const config = readConfig(options.env ?? process.env);
  const dist = resolve(options.dist ?? 'dist');
  const build = openBuild(dist);
  const port = options.port ?? config.port;
  await checkPort(port);
  const api = options.api ?? (await configuredApi(config, options.scenario));
  const contactGuard = createContactGuard({
    siteOrigin: config.public.origin,
    ...(options.limits && { limits: options.limits }),
  });
  const server = createSiteServer({ build, api, contactGuard, nextBuild: watchBuild(dist) });
  const origin = `http://localhost:${await listen(server, port)}`;
  return {
    origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** Serves the site, prints its address, and ends the process on SIGINT or SIGTERM. */
export const serveUntilStopped = async (env: Env): Promise<void> => {
  const { apiOrigin } = readConfig(env);
  const site = await serve({ env });
  const stop = (): void => {
    // A second signal ends the process without waiting.
    process.once('SIGINT', () => process.exit(0)).once('SIGTERM', () => process.exit(0));
    void site.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`Crossbar Hockey is running at ${site.origin}`);
  console.log(
    apiOrigin
      ? `/api is passed on to ${apiOrigin} (API_ORIGIN)`
      : '/api comes from the mock API (set API_ORIGIN to use another one)',
  );
};

if (isMainModule(import.meta.url)) await runCommand(() => serveUntilStopped(process.env));
