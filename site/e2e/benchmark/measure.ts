import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { listen } from '../../hosting/checks.ts';
import { launchOptions } from '../browser.ts';

export const throttlings = ['simulate', 'devtools'] as const;

export type Throttling = (typeof throttlings)[number];

/** Lighthouse audits by the column of the table. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export type Metric = keyof typeof audits;

export const metrics = Object.keys(audits) as Metric[];

/** Times in ms; CLS has no unit. */
export type Measurement = Record<Metric, number>;

const freePort = async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Runs a callback with the debugging port of a new browser. */
export const withBrowser = async <Result>(use: (port: number) => Promise<Result>) => {
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
};

const run = async (url: string, flags: Flags) => {
  const result = await lighthouse(url, {
    output: 'json',
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    ...flags,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
};

/** Measures a first visit by Lighthouse's phone. */
export const measure = async (url: string, port: number, throttlingMethod: Throttling) => {
  const lhr = await run(url, { port, throttlingMethod, onlyAudits: Object.values(audits) });
  return Object.fromEntries(
    metrics.map((metric) => [metric, lhr.audits[audits[metric]]?.numericValue ?? Number.NaN]),
  ) as Measurement;
};

/** Returns the scores of Lighthouse's categories, of 100. */
export const scores = async (url: string, port: number) => {
  const { categories } = await run(url, { port });
  return Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
};
