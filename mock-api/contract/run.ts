/** `npm run contract -- URL [--post] [--junit FILE]` */
import { parseArgs } from 'node:util';
import { checkApi } from './checkApi.ts';
import { writeJunit } from './junit.ts';
import { faultsOf, textReport } from './report.ts';

const usage = `Usage: npm run contract -- https://api.example.com [--post] [--junit FILE]
  --post        also checks the contact call: sends 24 messages, of which a correct API stores 3
  --junit FILE  also writes the report as JUnit XML`;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { post: { type: 'boolean', default: false }, junit: { type: 'string' } },
  });
  const [address = ''] = positionals;
  if (positionals.length !== 1 || !URL.canParse(address)) {
    throw new Error(`Expected the origin of an API, but got "${positionals.join(' ')}".`);
  }
  const origin = new URL(address);
  if (!/^https?:$/.test(origin.protocol) || origin.pathname !== '/' || origin.search) {
    throw new Error(
      `${address} is not an origin: leave out what follows the host, as in API_ORIGIN.`,
    );
  }
  return { origin, ...values };
};

try {
  const { origin, post, junit } = readArguments();
  const results = await checkApi(origin, { sendsMessages: post, now: Date.now() });
  console.log(textReport(results));
  if (junit !== undefined) await writeJunit(results, junit);
  process.exitCode = faultsOf(results).length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 2;
}
