/**
 * Whether the browser may keep a page for Back. The headless shell has no back/forward cache, but it
 * reports what else would prevent that. `npm run benchmark:interactions` returns to kept pages.
 */
import type { Page } from '@playwright/test';
import { expect, openHydrated, pagePaths, test } from './test.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

/** Leaves the page and returns to it. Returns the reasons of the page for which it was not kept. */
const leaveAndReturn = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const returned = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // Circumstantial: of the browser, and of how the test opens pages.
      const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(ofPage.map(({ reason }) => reason));
    });
    // A browser with the cache restores the page.
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  await session.send('Page.enable');
  await page.goto('/sitemap.xml');
  await page.goBack({ waitUntil: 'commit' });
  return returned;
};

for (const path of pagePaths) {
  test(`nothing in ${path} prevents the browser from keeping the page for Back`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    expect(await leaveAndReturn(page)).toEqual([]);
  });
}

test('a listener of unload is reported', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await leaveAndReturn(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
