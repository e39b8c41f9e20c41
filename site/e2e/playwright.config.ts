import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** Journeys against the built site with its real headers; each worker serves it on a port of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  // One more than there are processors: some journeys wait for a slow API.
  workers: availableParallelism() + 1,
  timeout: 20_000,
  reporter: process.env['CI'] ? 'line' : 'list',
  forbidOnly: true,
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    // Traces take a third of the time: `npm run test:e2e -- --trace retain-on-failure` when one is wanted.
    screenshot: 'only-on-failure',
  },
});
