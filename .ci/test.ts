import { runCommand } from '../site/hosting/cliError.ts';
import { ensureBrowser } from './browser.ts';
import { Processes } from './processes.ts';
import { chooseSteps, runSteps } from './runner.ts';
import { groups, steps } from './steps.ts';

/** Runs all steps, or those named on the command line: `npm test -- stories`. */
async function test(names: readonly string[]): Promise<void> {
  const chosen = chooseSteps(steps, groups, names);
  const processes = new Processes();
  for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
    process.once(signal, () => void processes.close().then(() => process.exit(code)));
  }
  const well = await runSteps(chosen, {
    processes,
    browser: () => ensureBrowser({ processes, report: console.log }),
    print: console.log,
  });
  process.exitCode = well ? 0 : 1;
}

await runCommand(() => test(process.argv.slice(2)));
