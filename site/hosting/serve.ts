import { resolve } from 'node:path';
import { readConfig, type Env } from '../config/schema.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Scenario } from '../../mock-api/index.ts';
import { logRequests } from './accessLog.ts';
import type { Api } from './api.ts';
import { prepareBlogRefresh, readRefreshSeconds } from './blogRefresh.ts';
import { apiProblem, checkMockApi, checkPort, isLoopback, listen } from './checks.ts';
import { isMainModule, runCommand } from './cliError.ts';
import { limitConnections } from './connections.ts';
import { createContactGuard } from './contactGuard.ts';
import { watchBuild } from './currentBuild.ts';
import type { PagePolicy } from './headers.ts';
import { openBuild } from './manifest.ts';
import { loadMockApi } from './mockApi.ts';
import type { RateLimits } from './rateLimit.ts';
import { createSiteServer } from './server.ts';
import { trustProxies } from './visitor.ts';

/** The options for serving the built site. */
export interface ServeOptions {
  /** Environment variables (those of this process unless given). */
  readonly env?: Env;
  /** Folder of the build, relative to the working directory (`dist` unless given). */
  readonly dist?: string;
  /** Port that replaces the configured one; 0 picks a free one. */
  readonly port?: number;
  /** API that replaces the configured one. */
  readonly api?: Api;
  /** Scenario of the embedded mock API. */
  readonly scenario?: Scenario;
  /** The most contact messages (`rateLimits` unless given). */
  readonly limits?: RateLimits;
  /** Renders the changes of the blog each time after so many seconds (never unless given). */
  readonly refreshSeconds?: number | undefined;
}

export interface RunningSite {
  /** Such as `http://localhost:4173`. */
  readonly origin: string;
  /** Stops at once and closes open connections. */
  close(): Promise<void>;
  /** Stops accepting, and resolves when the requests in flight are answered. */
  drain(): Promise<void>;
}

/** Returns the configurable part of the headers. */
export const pagePolicyOf = ({
  imageHosts,
  cspReportUri,
  public: site,
}: SiteConfig): PagePolicy => ({
  imageHosts,
  ...(cspReportUri && { reportUri: cspReportUri }),
  ...(site.isStaging && { noindex: true }),
});

const configuredApi = async (config: SiteConfig, scenario: Scenario | undefined): Promise<Api> => {
  if (config.apiOrigin) return { origin: config.apiOrigin };
  checkMockApi(config);
  // Imported only here, so that a site with a real API runs without the mock.
  const { createMockApi } = await loadMockApi();
  const devPages = !config.isProduction && isLoopback(config.host);
  return { handler: createMockApi({ devPages, ...(scenario && { scenario }) }) };
};

/** Returns the address of the server for a person on this machine. */
const originOf = (host: string, port: number): string => {
  if (isLoopback(host) || ['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/**
 * Serves the built site and its API from one origin. Pages are served whether the API answers or
 * not.
 *
 * @throws {ConfigError} for a wrong environment variable
 * @throws {CliError} for a missing build, a port in use, a mock API that visitors could reach, or a
 * refresh without the packages of the build
 */
export const serve = async (options: ServeOptions = {}): Promise<RunningSite> => {
  const { env = process.env, refreshSeconds: seconds } = options;
  const config = readConfig(env);
  const { host, blogHookSecret: hookSecret } = config;
  const dist = resolve(options.dist ?? 'dist');
  const api = options.api ?? (await configuredApi(config, options.scenario));
  // Before the build is opened, so that none goes unnoticed.
  const watch = watchBuild(dist);
  const build = openBuild(dist);
  const port = options.port ?? config.port;
  await checkPort(port, host);
  const trustProxy = trustProxies(config.trustedProxies);
  const refresh = prepareBlogRefresh({ dist, env, seconds, hookSecret, trustProxy });
  const contactGuard = createContactGuard({
    siteOrigin: config.public.origin,
    trustProxy,
    ...(options.limits && { limits: options.limits }),
  });
  const server = createSiteServer({
    build,
    api,
    trustProxy,
    contactGuard,
    policy: pagePolicyOf(config),
    watch,
    blogHook: refresh?.hook,
  });
  const drain = limitConnections(server);
  const stop = async (timeoutMs?: number) => {
    await Promise.all([refresh?.stop(), drain(timeoutMs)]);
  };
  if (config.accessLog) logRequests(server);
  const origin = originOf(host, await listen(server, port, host));
  refresh?.start();
  return { origin, drain: () => stop(), close: () => stop(0) };
};

/**
 * Serves the site and prints its address. Answers the requests in flight and ends the process on
 * SIGINT or SIGTERM; a second signal ends it at once.
 */
export const serveUntilStopped = async (env: Env, refreshSeconds?: number): Promise<void> => {
  const { apiOrigin } = readConfig(env);
  const site = await serve({ env, refreshSeconds });
  const stop = (): void => {
    process.once('SIGINT', () => process.exit(0)).once('SIGTERM', () => process.exit(0));
    void site.drain().then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`Crossbar Hockey is running at ${site.origin}`);
  console.log(
    apiOrigin
      ? `/api is passed on to ${apiOrigin} (API_ORIGIN)`
      : '/api comes from the mock API (set API_ORIGIN to use another one)',
  );
  const problem = apiOrigin && (await apiProblem(apiOrigin));
  if (problem) console.error(`${problem} Pages are served; /api answers 502 until it is back.`);
};

if (isMainModule(import.meta.url)) {
  await runCommand(() => serveUntilStopped(process.env, readRefreshSeconds(process.argv.slice(2))));
}
