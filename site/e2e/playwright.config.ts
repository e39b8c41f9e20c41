import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** Runs the journeys against the built site with its real headers. Each worker serves it on its own port. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  // One more worker than processors, because some journeys wait for a slow API.
  workers: availableParallelism() + 1,
  timeout: 20_000,
  // It prints the failures at the end, where a log that was cut still has them.
  reporter: process.env['CI'] ? 'dot' : 'list',
  forbidOnly: true,
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    // Traces take a third of the time. Ask for them with `-- --trace retain-on-failure`.
    screenshot: 'only-on-failure',
  },
});
