import { readConfig, type Env } from '../config/schema.ts';
import { checkApi, checkPort } from '../hosting/checks.ts';
import { asStop, runCommand } from '../hosting/failure.ts';
import { serveUntilStopped } from '../hosting/serve.ts';

/** Builds the site, then serves it. What can be known to fail is found before the build. */
async function start(env: Env): Promise<void> {
  const { port, apiOrigin } = readConfig(env);
  await checkPort(port);
  if (apiOrigin) await checkApi(apiOrigin);
  await buildSite(env);
  await serveUntilStopped(env);
}

async function buildSite(env: Env): Promise<void> {
  const { build } = await import('../build/build.ts');
  try {
    await build({ env });
  } catch (error) {
    throw asStop(error);
  }
}

await runCommand(() => start(process.env));
