import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import type { Fault } from '../../mock-api/fault-list.ts';
import { serve } from '../hosting/serve.ts';
import { fixedRoutes } from '../routes.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Everything a page wrote to its console, and every error nobody caught. */
  noise: string[];
  /** Sets what the API answers this browser. */
  scenario: (name: Fault) => Promise<void>;
}

interface WorkerFixtures {
  /** Where this worker's copy of the built site is served. */
  site: string;
}

const listen = (page: Page, noise: string[]) => {
  page.on('console', (message: ConsoleMessage) =>
    noise.push(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
};

/** A test with the built site, served with its real headers, and the mock API behind it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const running = await serve({ port: 0, env: {} });
      await use(running.origin);
      await running.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      listen(page, noise);
      await use(noise);
    },
    { auto: true },
  ],
  scenario: async ({ context, site }, use) => {
    await use(async (name) => {
      await context.addCookies([{ name: 'mock-scenario', value: name, url: site }]);
    });
  },
});

/** Opens a page and waits until the app has taken it over; the toast area is its last part. */
export const openStarted = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await started(page);
  return response;
};

/** Waits until the app has taken the page over; `timeout` in ms, without it the runner's own. */
export const started = async (page: Page, timeout?: number) => {
  await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached(
    timeout === undefined ? {} : { timeout },
  );
};

/** A page's link in the header. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** An address without a page. */
export const nowhere = '/no-such-page';

/** The widths every page is looked at: phone, tablet, desktop. */
export const widths = [360, 768, 1440] as const;

/** A page of each kind: every fixed one, a category with articles, one without, an article. */
export const kinds: readonly string[] = [
  ...fixedRoutes.map(({ path }) => path),
  '/blog/category/hockey-tips',
  '/blog/category/product-histories',
  '/blog/608-bearings-explained',
];
