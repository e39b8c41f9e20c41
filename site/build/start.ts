import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readConfig, type Env } from '../config/schema.ts';
import { readRefreshSeconds } from '../hosting/blogRefresh.ts';
import { checkApi, checkMockApi, checkPort } from '../hosting/checks.ts';
import { runCommand } from '../hosting/cliError.ts';
import { serveUntilStopped } from '../hosting/serve.ts';

/**
 * Runs the build in a process of its own, because the memory of a build (1.5 GB) is never returned
 * to the system. Ends this process too when the build fails or is stopped.
 */
const buildInChildProcess = async () => {
  const program = fileURLToPath(new URL('build.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: 'inherit' });
  const stop = () => child.kill();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(code ?? 1);
};

/** Checks the port and the API, builds the site, then serves it. */
const start = async (env: Env, args: readonly string[]) => {
  const refreshSeconds = readRefreshSeconds(args);
  const config = readConfig(env);
  const { port, host, apiOrigin } = config;
  checkMockApi(config);
  await checkPort(port, host);
  if (apiOrigin) await checkApi(apiOrigin);
  await buildInChildProcess();
  await serveUntilStopped(env, refreshSeconds);
};

await runCommand(() => start(process.env, process.argv.slice(2)));
