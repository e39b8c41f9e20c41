import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../site/e2e/browser.ts';
import { resultsFile, screenshotsFolder } from './paths.ts';

/** Compares every story of a built Storybook with its baseline, and opens its docs pages. `-u` accepts what differs. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: '../../.cache/visual/results',
  snapshotPathTemplate: `${screenshotsFolder}/{arg}{ext}`,
  // A missing baseline is a failure, never written by a run that compares.
  updateSnapshots: 'none',
  // Without Playwright's lines about each new picture: setup.ts lists the accepted ones.
  quiet: true,
  reporter: [
    [process.env['CI'] ? 'line' : 'dot'],
    ['html', { outputFolder: '../../.cache/visual/report', open: 'never' }],
    ['json', { outputFile: resultsFile }],
    ['./failureSummary.ts'],
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism(),
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
  },
});
