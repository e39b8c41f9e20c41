/** The documents that the browser prefetches while the app has not started. */
import type { Page } from '@playwright/test';
import { expect, headerLink, openHydrated, test } from './test.ts';

/** Collects the paths of the documents that the browser prefetches, once they are there. */
const collectPrefetches = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const paths: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ status, key: { url } }) => {
    if (status === 'Ready' || status === 'Success') paths.push(new URL(url).pathname);
  });
  await session.send('Preload.enable');
  return paths;
};

const rules = (page: Page) => page.locator('script[type="speculationrules"]');

test('a link that is pressed before the app has started prefetches its document', async ({
  page,
  consoleMessages,
}) => {
  const loaded = page.route('**/*.js', () => {});
  await loaded;
  const prefetched = await collectPrefetches(page);
  await page.goto('/');
  const link = await headerLink(page, 'ABOUT').boundingBox();
  await page.mouse.move((link?.x ?? 0) + 5, (link?.y ?? 0) + 20);
  await page.mouse.down();
  await expect.poll(() => prefetched).toContain('/about');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Crossbar Hockey');
  expect(consoleMessages).toEqual([]);
});

test('the app removes the rules, because links then lead through it', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(rules(page)).toHaveCount(1);
  await page.unroute('**/*.js');
  await openHydrated(page, '/');
  await expect(rules(page)).toHaveCount(0);
});
