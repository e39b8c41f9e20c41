/**
 * Leaves pages and returns to them by Back, in a browser that keeps them (back/forward cache). The
 * browser of the tests has no such cache: `back-forward-cache.spec.ts` reads what it reports.
 */
import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { fillForm, openForm, submitForm, toast } from '../contactForm.ts';
import { expect, headerLink, openHydrated, pagePaths } from '../test.ts';

/** Whole browsers, in the order in which they are tried: Playwright's, Chrome, Edge, Debian's. */
const wholeBrowsers: readonly LaunchOptions[] = [
  { channel: 'chromium' },
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
];

/** Launches a browser that has a back/forward cache. Returns undefined when there is none. */
const launchWholeBrowser = async (): Promise<Browser | undefined> => {
  for (const options of wholeBrowsers) {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await chromium.launch({ ...options, ignoreDefaultArgs }).catch(() => undefined);
    if (browser) return browser;
  }
  return undefined;
};

/** Loads another document and goes back. Returns why the page was not kept; empty when it was. */
const leaveAndReturn = async (page: Page) => {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/sitemap.xml');
  // A page that comes from the cache sends no load event.
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if ('persisted' in window && window.persisted === true) return '';
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const reasons = entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    return reasons.join(', ') || 'no reason given';
  });
};

/** Expects that a page which was kept still answers its visitor. */
const expectAlive = async (page: Page) => {
  await headerLink(page, 'ABOUT').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Crossbar Hockey');
  expect(await page.evaluate(() => 'persisted' in window)).toBe(true);
};

/** Brings a page into a state before the visitor leaves it. Each returns the check for after the return. */
const states: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'a toast': async (page) => {
    await openForm(page);
    await fillForm(page);
    await submitForm(page);
    await expect(toast(page, 'Message Sent')).toBeVisible();
    // A toast does not close while the mouse is over it.
    await page.mouse.move(2, 2);
    return () => expect(toast(page, 'Message Sent')).toBeHidden({ timeout: 10_000 });
  },
  'a message in flight': async (page) => {
    await setScenario(page, 'slow');
    await openForm(page);
    await fillForm(page);
    await submitForm(page);
    return () => expect(page.locator('form').getByRole('status')).toHaveText(/with us|confirm/);
  },
  'a list in flight': async (page) => {
    await openHydrated(page, '/about');
    await setScenario(page, 'slow');
    await headerLink(page, 'BLOG').click();
    await expect(page.getByTestId('post-card-skeleton')).toHaveCount(6);
    return () => expect(page.locator('main').getByRole('article')).toHaveCount(6);
  },
};

const setScenario = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'mock-scenario', value, url: page.url() }]);

const withPage = async (
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<string>,
) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/sitemap.xml');
  try {
    return await use(page);
  } catch (error) {
    return String(error);
  } finally {
    await context.close();
  }
};

/**
 * Returns to each type of page, and to pages on which something was going on. Prints what it did.
 * @returns a sentence for each page that the browser did not keep, or that did not work afterwards
 */
export const checkBackForwardCache = async (origin: string): Promise<string[]> => {
  const browser = await launchWholeBrowser();
  if (!browser) {
    console.log(
      'The back/forward cache was not checked: run `npx playwright install chromium`, or install Chrome.',
    );
    return [];
  }
  const problems: string[] = [];
  const check = async (name: string, use: (page: Page) => Promise<string>) => {
    const problem = await withPage(browser, origin, use);
    if (problem) problems.push(`${name} after Back: ${problem}`);
  };
  for (const path of pagePaths) {
    await check(path, async (page) => {
      await openHydrated(page, path);
      const reasons = await leaveAndReturn(page);
      if (!reasons) await expectAlive(page);
      return reasons;
    });
  }
  for (const [name, start] of Object.entries(states)) {
    await check(name, async (page) => {
      const see = await start(page);
      const reasons = await leaveAndReturn(page);
      if (!reasons) await see();
      return reasons;
    });
  }
  const count = pagePaths.length + Object.keys(states).length;
  console.log(
    `Back to ${count} pages in Chromium ${browser.version()}: ${problems.length} problems.`,
  );
  await browser.close();
  return problems;
};
