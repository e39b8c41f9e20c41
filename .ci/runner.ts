import { CliError } from '../site/hosting/cliError.ts';
import type { Processes } from './processes.ts';
import type { Step } from './steps.ts';

/** How to run steps. */
export interface RunOptions {
  readonly processes: Processes;
  /** A browser for the steps that need one; asked for at once, awaited by them. */
  readonly browser: () => Promise<string>;
  readonly print: (text: string) => void;
  /** Longest step, in milliseconds (10 minutes unless given). */
  readonly limit?: number;
}

interface Result {
  readonly step: Step;
  readonly seconds: number;
  readonly failed: boolean;
  readonly report: string;
}

/** Steps that run at the same time. */
const lanes = 2;

/**
 * Picks steps by name or by the name of a group; without names, all of them.
 *
 * @throws {CliError} for a name that does not exist.
 */
export function chooseSteps(
  all: readonly Step[],
  groups: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): readonly Step[] {
  const known = [...all.map(({ name }) => name), ...Object.keys(groups)];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CliError(`There is no test step '${unknown}': choose among ${known.join(', ')}.`);
  }
  const wanted = names.flatMap((name) => groups[name] ?? [name]);
  return names.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
}

/**
 * Runs the steps, two at a time, until all have passed or one has failed; then ends whatever still
 * runs, and says how it went. Resolves to whether all is well.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<boolean> {
  const { processes, print } = options;
  const browser = steps.some((step) => step.browser) ? options.browser() : undefined;
  // The steps that await it report its failure.
  browser?.catch(() => {});
  const results: Result[] = [];
  const failure = await runAll(steps, results, (step) => runStep(step, browser, options));
  const leftovers = !failure && !(await processes.settle());
  if (failure || leftovers) await processes.close();
  if (failure) print(failure.report);
  print(table(steps, results));
  if (leftovers) print('Processes were left behind; they have been ended.');
  const failed = failure || leftovers ? 1 : 0;
  const passed = results.filter((result) => !result.failed).length;
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runAll(
  steps: readonly Step[],
  results: Result[],
  run: (step: Step) => Promise<Result>,
): Promise<Result | undefined> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<Result>>();
  while (waiting.length + running.size > 0) {
    const open = [...waiting, ...running.keys()].map(({ name }) => name);
    const ready = waiting.filter(({ after }) => !after.some((name) => open.includes(name)));
    for (const step of ready.slice(0, lanes - running.size)) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, run(step));
    }
    const result = await Promise.race(running.values());
    running.delete(result.step);
    results.push(result);
    if (result.failed) return result;
  }
  return undefined;
}

async function runStep(
  step: Step,
  browser: Promise<string> | undefined,
  { processes, print, limit = 600_000 }: RunOptions,
): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let env: NodeJS.ProcessEnv = {};
  try {
    if (step.browser && browser) env = { CHROMIUM: await browser };
  } catch (error) {
    const report = heading(step, 'failed', seconds(), error instanceof Error ? error.message : '');
    return { step, seconds: seconds(), failed: true, report };
  }
  print(`▶ ${step.name}: npm run ${step.script}`);
  const { code, output, stopped } = await processes.run(
    ['npm', 'run', '--silent', step.script],
    { total: limit },
    env,
  );
  const failed = code !== 0;
  const report = heading(
    step,
    failed ? 'failed' : 'passed',
    seconds(),
    output + (stopped ? `\nThe step ${stopped}.` : ''),
  );
  if (!failed) print(report);
  return { step, seconds: seconds(), failed, report };
}

function heading(step: Step, verdict: string, seconds: number, output: string): string {
  const mark = verdict === 'passed' ? '✔' : '✘';
  return `${mark} ${step.name} ${verdict} after ${seconds.toFixed(1)} s\n${output.trimEnd()}\n`;
}

function table(steps: readonly Step[], results: readonly Result[]): string {
  const rows = steps.map((step) => {
    const result = results.find((it) => it.step === step);
    if (!result) return [step.name, '–', 'not finished'];
    return [step.name, `${result.seconds.toFixed(1)} s`, result.failed ? 'failed' : 'passed'];
  });
  return rows
    .map(([name = '', time = '', verdict]) => `${name.padEnd(10)}${time.padStart(9)}  ${verdict}`)
    .join('\n');
}
