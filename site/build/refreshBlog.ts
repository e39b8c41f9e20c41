/** `build:blog` as a process of the server; see `site/hosting/builder.ts`. */
import type { BuildReport } from '../hosting/builder.ts';
import { formatError } from '../hosting/cliError.ts';
import { buildBlog } from './buildBlog.ts';

/** Resolves when the server has the report, or is gone. */
const send = (report: BuildReport) =>
  new Promise<void>((resolve) => process.send?.(report, () => resolve()));

// The server was killed: nobody waits for this build.
process.on('disconnect', () => process.exit(1));
try {
  const [dist] = process.argv.slice(2);
  const hasChanged = await buildBlog({ env: process.env, ...(dist && { dist }) });
  await send({ hasChanged });
  process.exit(0);
} catch (error) {
  await send({ failure: formatError(error) });
  process.exit(1);
}
