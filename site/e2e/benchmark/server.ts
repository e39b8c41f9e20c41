/**
 * Measures `dist/serve.js` beside a bare server that sends one buffer with the same headers. The
 * limits are a ratio and a growth, because absolute figures differ between machines. Rounds are
 * interleaved, so that a busy moment slows both alike.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, runCommand } from '../../hosting/cliError.ts';
import type { BareResponse } from './bareServer.ts';
import { browserHeaders, measureAll, measureMemory, type Load, type Measurement } from './load.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';

/**
 * The least share of the bare server's speed that the home page must have. It had 0.86 on a machine
 * without other work; with a file read for each request it has 0.25.
 */
const minShare = 0.6;
/** The most that resident memory may grow, in MB. The garbage collector alone moves it by 10. */
const maxGrowthMb = 32;
const memoryRequests = 100_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const startSite = async (apiOrigin: string): Promise<ServerProcess> =>
  startProcess('dist/serve.js', 'dist/serve.js', {
    env: { ...process.env, PORT: '0', API_ORIGIN: apiOrigin },
    execArgv: [],
  });

/** Starts a server that sends what the home page of the site is. */
const startBare = async (site: ServerProcess): Promise<ServerProcess> => {
  const request = get(site.origin, { headers: browserHeaders });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = (await buffer(response)).toString('base64');
  const own = ['date', 'connection', 'keep-alive'];
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !own.includes(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  const message: BareResponse = { headers, body };
  const file = fileURLToPath(new URL('bareServer.ts', import.meta.url));
  const execArgv = ['--import', import.meta.resolve('tsx')];
  return startProcess('bare server', file, { env: process.env, execArgv, message });
};

/** Returns what to request. The first two are the home page and the bare server. */
const loadsOf = async (site: ServerProcess, bare: ServerProcess): Promise<Load[]> => {
  const { headers } = await fetch(site.origin, { headers: browserHeaders });
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  const script = readdirSync('dist/site/assets').find((name) => name.endsWith('.js'));
  return [
    { name: 'home', server: site, path: '/' },
    { name: 'bare server', server: bare, path: '/' },
    { name: 'a post', server: site, path: '/blog/608-bearings-explained' },
    { name: 'a hashed asset', server: site, path: `/assets/${script}` },
    { name: '304 to home', server: site, path: '/', headers: known },
    { name: '404', server: site, path: '/nowhere' },
  ];
};

const cell = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? 'unknown';

/** Prints the results. Returns a sentence for each limit that was exceeded. */
const report = (
  loads: readonly Load[],
  results: readonly Measurement[],
  memory: { readonly before: number | undefined; readonly after: number | undefined },
): string[] => {
  console.log('Absolute figures depend on the machine and on what else it does. Compare ratios.\n');
  console.log(
    '| Request | Requests/s | p99 in ms | Processor µs a request |\n| --- | --- | --- | --- |',
  );
  for (const [index, { perSecond, p99, cost }] of results.entries()) {
    console.log(`| ${loads[index]?.name} | ${cell(perSecond)} | ${cell(p99)} | ${cell(cost, 1)} |`);
  }
  const [home, bare] = results;
  const share =
    home?.cost !== undefined && bare?.cost !== undefined
      ? bare.cost / home.cost
      : (home?.perSecond ?? 0) / (bare?.perSecond ?? 1);
  const growth = (memory.after ?? 0) - (memory.before ?? 0);
  console.log(`\nHome has ${share.toFixed(2)} of the speed of the bare server.`);
  console.log(
    `Resident memory: ${cell(memory.before)} MB, after ${memoryRequests} requests ${cell(memory.after)} MB.`,
  );
  return [
    ...(share < minShare
      ? [`Home has less than ${minShare} of the speed of the bare server.`]
      : []),
    ...(growth > maxGrowthMb ? [`Memory grew by ${cell(growth)} MB.`] : []),
  ];
};

const benchmark = async () => {
  const api = createServer((_request, response) => response.end('[]'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const site = await startSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const bare = await startBare(site);
  try {
    const loads = await loadsOf(site, bare);
    const results = await measureAll(loads, Number(values.rounds), Number(values.seconds));
    const memory = await measureMemory(site, memoryRequests);
    const failures = report(loads, results, memory);
    if (failures.length > 0) throw new CliError(failures.join('\n'));
  } finally {
    site.child.kill();
    bare.child.kill();
    api.close();
  }
};

await runCommand(benchmark);
