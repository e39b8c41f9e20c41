/** `npm run test:visual`: whether the stories look as they did when somebody last said that was right. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatError, isMainModule, CliError } from '../../site/hosting/cliError.ts';
import { root } from '../conventions/sources.ts';
import { Baselines, budget, type MadeWith } from './baselines.ts';
import { readStories, openWindow, startBrowser } from './camera.ts';
import { chooseStories, shotsOf, type Shot } from './plan.ts';
import { changedTokens, incomparable, readMadeWith } from './probe.ts';
import { Report } from './report/report.ts';
import { serveFolder } from './serve.ts';
import { takeAll, type Outcome } from './session.ts';
import { freshStorybook } from './storybook.ts';

/** How a run is done. */
export interface Options {
  /** Accept what the stories look like now. */
  isUpdate: boolean;
  /** Only the stories whose names begin so; all without any. */
  stories: readonly string[];
  /** Where the accepted pictures are. */
  baselines: string;
  /** Where the report is written. */
  report: string;
  /** A built Storybook; without, one is built. */
  storybook?: string | undefined;
  print: (line: string) => void;
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const checkComparable = (then: MadeWith | undefined, now: MadeWith, options: Options) => {
  const isAnew = options.isUpdate && options.stories.length === 0;
  const reason = then && !isAnew ? incomparable(then, now) : undefined;
  if (reason) throw new CliError(reason);
  if (then && then.browser !== now.browser && !reason) {
    options.print(`The accepted pictures are of ${then.browser}; ${now.browser} draws alike.`);
  }
};

/** Takes the chosen pictures. Answers with the exit code: 0 all is as it was, 1 something is not. */
export const runVisual = async (options: Options): Promise<0 | 1> => {
  const { isUpdate, print } = options;
  const baselines = new Baselines(options.baselines);
  const then = await baselines.madeWith();
  if (!then && !isUpdate) {
    throw new CliError(
      'There are no accepted pictures yet: look at the stories, and accept them with --update.',
    );
  }
  const storybook = options.storybook ?? (await freshStorybook(print));
  const served = await serveFolder(storybook);
  const browser = await startBrowser();
  try {
    const { origin } = served;
    const now = await readMadeWith(browser, origin, storybook);
    checkComparable(then, now, options);
    const stories = await readStories(await openWindow(browser, origin));
    const shots = chooseStories(stories, options.stories).flatMap(shotsOf);
    const isWhole = options.stories.length === 0;
    const gone = isWhole ? goneFrom(await baselines.list(), shots) : [];
    print(`${now.browser} takes ${shots.length} pictures …`);
    const report = new Report(then ? changedTokens(then, now) : [], gone, now);
    const accept = async (outcome: Outcome) => {
      if (outcome.kind === 'changed' || outcome.kind === 'new') {
        await baselines.write(outcome.shot.file, outcome.after);
      }
    };
    await takeAll(shots, { browser, origin, baselines }, async (outcome) => {
      if (isUpdate) await accept(outcome);
      await report.add(outcome, !isUpdate);
    });
    if (isUpdate) {
      await Promise.all(gone.map((file) => baselines.remove(file)));
      await baselines.noteMadeWith(then && !isWhole ? { ...now, tokens: then.tokens } : now);
    }
    return await conclude(report, baselines, options);
  } finally {
    await browser.close();
    await served.close();
  }
};

const goneFrom = (files: readonly string[], shots: readonly Shot[]) => {
  const wanted = new Set(shots.map(({ file }) => file));
  return files.filter((file) => !wanted.has(file));
};

const conclude = async (report: Report, baselines: Baselines, options: Options): Promise<0 | 1> => {
  const { isUpdate, print } = options;
  report.lines(isUpdate).forEach(print);
  if (isUpdate) {
    const weight = await baselines.weigh();
    print(`Accepted. All pictures together are ${megabytes(weight)} of ${megabytes(budget)}.`);
    return report.counts.failed === 0 && weight <= budget ? 0 : 1;
  }
  if (report.isClean()) return 0;
  await report.write(options.report);
  print(`Look at ${options.report}, then mend it, or accept it with --update.`);
  return 1;
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      stories: { type: 'string', multiple: true, default: [] },
      baselines: { type: 'string', default: join(root, '.storybook/visual/baselines') },
      report: { type: 'string', default: join(root, '.cache/visual/report.html') },
      storybook: { type: 'string' },
    },
  });
  const stories = [...values.stories, ...positionals].flatMap((names) => names.split(','));
  const print = (line: string) => console.log(line);
  const { update: isUpdate, baselines, report, storybook } = values;
  return runVisual({ isUpdate, stories, baselines, report, storybook, print });
};

if (isMainModule(import.meta.url)) {
  // 2: nothing could be compared, which is another matter than a difference.
  process.exitCode = await main().catch((error: unknown) => {
    console.error(formatError(error));
    return 2;
  });
}
