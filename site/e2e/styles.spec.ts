/** The styles of a document, and those that the app adds. */
import type { Page } from '@playwright/test';
import { expect, holdRequests, test, waitForHydration } from './test.ts';

test('the app waits for all styles of its page before it changes the document', async ({
  page,
}) => {
  const styles = await holdRequests(page, /\/style-[^/]*\.css$/);
  const pageCode = page.waitForResponse(/\/HomePage-.*\.js$/);
  await page.goto('/');
  await page.mouse.click(5, 5);
  await (await pageCode).finished();
  expect(styles.count()).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: /notifications/i })).not.toBeAttached();
  await styles.release();
  await waitForHydration(page);
});

/** Adds the style sheets that the app loads when it starts. */
const addAllStyles = (page: Page) =>
  page.evaluate(async () => {
    const files = document.documentElement.dataset['app']?.split(' ') ?? [];
    const links = files
      .filter((file) => file.endsWith('.css'))
      .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    const loaded = links.map(
      (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
    );
    document.head.append(...links);
    await Promise.all(loaded);
    return links.length;
  });

for (const path of [
  '/',
  '/hockey-tape',
  '/contact',
  '/guides/hockey-stick-taping',
  '/blog/608-bearings-explained',
]) {
  test(`the styles of the app do not change the document of ${path} on screens, on paper, and with forced colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-system-text');
    // Paper loads lazy pictures, which the first screenshot would not have.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const pictures = async () => {
      const screen = await page.screenshot({ fullPage: true });
      await page.emulateMedia({ media: 'print' });
      const paper = await page.screenshot({ fullPage: true });
      await page.emulateMedia({ media: null, forcedColors: 'active' });
      const forced = await page.screenshot({ fullPage: true });
      await page.emulateMedia({ forcedColors: 'none' });
      return { screen, paper, forced };
    };
    const before = await pictures();
    expect(before.paper.equals(before.screen)).toBe(false);
    expect(before.forced.equals(before.screen)).toBe(false);
    expect(await addAllStyles(page)).toBeGreaterThan(0);
    // Without the file for paper and forced colors, which is the last, rules are in the order of the components.
    await page.locator('link[media*="forced-colors"]').evaluate((link) => link.remove());
    const after = await pictures();
    expect(after.screen.equals(before.screen)).toBe(true);
    expect(after.paper.equals(before.paper)).toBe(true);
    expect(after.forced.equals(before.forced)).toBe(true);
  });
}

test('the app starts without a style sheet that cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/style-.*\.css$/, (route) => route.abort());
  await page.goto('/');
  await page.mouse.click(5, 5);
  await waitForHydration(page);
});
