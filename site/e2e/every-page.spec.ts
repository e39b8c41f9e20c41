import { fixedRoutes } from '../routes.ts';
import { smallTargets, violations } from './axe.ts';
import { expect, pagePaths, openHydrated, test, widths } from './test.ts';
import type { Page } from '@playwright/test';

/** Returns by how many px the page is wider than the window. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of pagePaths) {
  test(`${path} is accessible, fits every window, logs nothing, and reads the same without JavaScript`, async ({
    page,
    browser,
    site,
    consoleMessages,
  }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const plain = await withoutScript.newPage();
    await plain.goto(path);
    const headings = await plain.locator('main :is(h1, h2, h3)').allInnerTexts();
    expect(headings.length).toBeGreaterThan(0);
    expect(await plain.locator('main img:not([alt])').count()).toBe(0);
    await withoutScript.close();

    await openHydrated(page, path);
    expect(await page.locator('main :is(h1, h2, h3)').allInnerTexts()).toEqual(headings);
    expect(await page.locator('h1').count()).toBe(1);

    const route = fixedRoutes.find((one) => one.path === path && path !== '/');
    if (route) {
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(breadcrumb.getByRole('link')).toHaveText(['Home']);
      await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(route.name);
    }

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      // The contrast rule takes longer than all others. Stories check it in wide windows.
      const without = width === 360 ? [] : ['color-contrast'];
      expect(await violations(page, { without }), `${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    // The menu is the same on all pages.
    if (path === '/') expect(await violations(page, { within: 'header' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    // WCAG 1.4.10 at 320 px, with forced colors. `zoom.spec.ts` has large text.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(consoleMessages).toEqual([]);
  });
}

test('other spellings of an address redirect to the canonical one', async ({ request, site }) => {
  for (const path of pagePaths.filter((one) => one !== '/')) {
    for (const spelling of [path.toUpperCase(), `${path}/`, `${path.toUpperCase()}//`]) {
      const answer = await request.get(`${spelling}?ref=a`, { maxRedirects: 0 });
      expect(answer.status(), spelling).toBe(308);
      expect(answer.headers()['location'], spelling).toBe(`${path}?ref=a`);
    }
    const answer = await request.get(`${site}${path}`);
    expect(answer.status(), path).toBe(200);
  }
});

test('the header marks the current page', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ABOUT' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('print styles keep the text and hide navigation', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/guides/hockey-skate-lacing', '/hockey-tape', '/why-choose/guarantee']) {
    await page.goto(path);
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(400);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  }
});
