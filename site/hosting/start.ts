import { readConfig, type Env } from '../config/schema.ts';
import { checkApi, checkPort } from './checks.ts';
import { asStop, runCommand } from './failure.ts';
import { serveUntilStopped } from './serve.ts';

/** Builds the site, then serves it. What can be known to fail is found before the build. */
async function start(env: Env): Promise<void> {
  const { port, apiOrigin } = readConfig(env);
  await checkPort(port);
  if (apiOrigin) await checkApi(apiOrigin);
  await buildSite(env);
  await serveUntilStopped(env);
}

async function buildSite(env: Env): Promise<void> {
  const { build } = await import('../prerender/build.ts');
  try {
    await build({ env });
  } catch (error) {
    throw asStop(error);
  }
}

await runCommand(() => start(process.env));
