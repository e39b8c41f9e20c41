/**
 * Measures how long each control and each change of the page takes, on a processor that is four times
 * slower. `docs/performance.md` explains the columns. The server, the build, and the input are real.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CliError, runCommand } from '../../hosting/cliError.ts';
import { serve } from '../../hosting/serve.ts';
import { launchOptions } from '../browser.ts';
import { waitForHydration } from '../test.ts';
import { checkBackForwardCache } from './backForwardCache.ts';
import { controls, type Control } from './interactions/controls.ts';
import { pageChanges, type PageChange } from './interactions/pageChanges.ts';
import {
  forgetInteractions,
  readInteraction,
  readPageChange,
  record,
} from './interactions/record.ts';
import { median } from './median.ts';

/** The longest time from an input to its paint, in ms. */
const limitMs = 100;

const slowdown = 4;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
  },
});
const rounds = Number(values.rounds);

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** A row of the table. */
interface Row {
  name: string;
  measure: (browser: Browser, origin: string) => Promise<number>;
}

/** Runs a callback with a page in a context of its own, on a slowed processor. */
const withPage = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  use: (page: Page) => Promise<number>,
) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await record(page);
  try {
    return await use(page);
  } finally {
    await context.close();
  }
};

/** Opens a page and starts its app, unless the control is used before that. */
const open = async (page: Page, address: string, isFirst = false) => {
  await page.goto(address);
  if (isFirst) return;
  await page.mouse.click(2, 2);
  await waitForHydration(page);
};

const rowOfControl = ({ name, path, isFirst, scenario, prepare, act, see }: Control): Row => ({
  name,
  measure: (browser, baseURL) =>
    withPage(browser, { ...phone, baseURL }, async (page) => {
      if (scenario) {
        const cookie = { name: 'mock-scenario', value: scenario, url: baseURL };
        await page.context().addCookies([cookie]);
      }
      await open(page, path, isFirst);
      await prepare?.(page);
      if (!isFirst) await forgetInteractions(page);
      await act(page);
      await see(page);
      return readInteraction(page);
    }),
});

const rowOfPageChange = ({ name, path, prepare, act }: PageChange): Row => ({
  name: `${name}, new heading`,
  measure: (browser, baseURL) =>
    withPage(browser, { ...desktop, baseURL }, async (page) => {
      await open(page, path);
      await prepare(page);
      await act(page);
      return readPageChange(page);
    }),
});

const rows = [...controls.map(rowOfControl), ...pageChanges.map(rowOfPageChange)].filter(
  ({ name }) => name.includes(values.only),
);

/** Measures each row in each round, so that a busy moment slows different rows. */
const measureAll = async (browser: Browser, origin: string) => {
  const results = rows.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { measure }] of rows.entries()) {
      results[index]?.push(await measure(browser, origin));
    }
  }
  return results;
};

/** Prints the table. Returns a sentence for each row over the limit. */
const report = (results: readonly (readonly number[])[]) => {
  console.log(`| Interaction, ms | median of ${rounds} | worst |\n| --- | --: | --: |`);
  return rows.flatMap(({ name }, index) => {
    const times = results[index] ?? [];
    const middle = median(times);
    console.log(`| ${name} | ${middle.toFixed(0)} | ${Math.max(...times).toFixed(0)} |`);
    return middle > limitMs ? [`${name}: ${middle.toFixed(0)} ms`] : [];
  });
};

const benchmark = async () => {
  const limits = { perMinute: 1000, perHour: 1000, ofAllPerMinute: 1000 };
  const site = await serve({ dist: values.dist, port: 0, env: {}, limits });
  const browser = await chromium.launch(launchOptions());
  try {
    const over = report(await measureAll(browser, site.origin));
    const problems = await checkBackForwardCache(site.origin);
    if (over.length + problems.length > 0) {
      throw new CliError(
        [`Over ${limitMs} ms, or lost after Back:`, ...over, ...problems].join('\n'),
      );
    }
  } finally {
    await browser.close();
    await site.close();
  }
};

await runCommand(benchmark);
