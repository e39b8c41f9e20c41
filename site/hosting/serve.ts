import { resolve } from 'node:path';
import { readConfig, type Env } from '../config/schema.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Scenario } from '../../mock-api/index.ts';
import type { Api } from './api.ts';
import { checkApi, checkPort, listen } from './checks.ts';
import { isMainModule, runCommand } from './cliError.ts';
import { nextBuilds, openBuild } from './manifest.ts';
import { createSiteServer } from './server.ts';

/** How to serve the built site. Everything has a default. */
export interface ServeOptions {
  /** The owner's values; the environment of this process unless given. */
  readonly env?: Env;
  /** Folder of the build, relative to the working directory (`dist` unless given). */
  readonly dist?: string;
  /** Port instead of the configured one; 0 lets the system choose. */
  readonly port?: number;
  /** Who answers `/api/*` instead of the configured one; it is not tried beforehand. */
  readonly api?: Api;
  /** Scenario of the embedded mock API. */
  readonly scenario?: Scenario;
}

/** A site that is being served. */
export interface RunningSite {
  /** Such as `http://localhost:4173`. */
  readonly origin: string;
  /** Stops at once; connections still open are cut. */
  close(): Promise<void>;
}

/**
 * Serves the built site and its API from one origin.
 *
 * @throws {CliError | ConfigError} for a wrong value, a missing build, a taken port, a silent API.
 */
export async function serve(options: ServeOptions = {}): Promise<RunningSite> {
  const config = readConfig(options.env ?? process.env);
  const dist = resolve(options.dist ?? 'dist');
  const build = openBuild(dist);
  const port = options.port ?? config.port;
  await checkPort(port);
  const api = options.api ?? (await configuredApi(config, options.scenario));
  const server = createSiteServer({ ...build, api, replacement: nextBuilds(dist) });
  const origin = `http://localhost:${await listen(server, port)}`;
  return {
    origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Serves the site until the process is told to stop, and says where it is. */
export async function serveUntilStopped(env: Env): Promise<void> {
  const { apiOrigin } = readConfig(env);
  const site = await serve({ env });
  const stop = (): void => {
    // A second signal must not wait for the first one.
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
}

async function configuredApi(config: SiteConfig, scenario: Scenario | undefined): Promise<Api> {
  if (config.apiOrigin) {
    await checkApi(config.apiOrigin);
    return { origin: config.apiOrigin };
  }
  // Loaded only when needed: a site with a real API must not depend on the mock.
  const { createMockApi } = await import('../../mock-api/index.ts');
  return { handler: createMockApi(scenario === undefined ? {} : { scenario }) };
}

if (isMainModule(import.meta.url)) await runCommand(() => serveUntilStopped(process.env));
