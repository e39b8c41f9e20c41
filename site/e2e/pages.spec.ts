import { fixedRoutes } from '../routes.ts';
import { smallTargets, violations } from './axe.ts';
import { expect, kinds, openStarted, test, widths } from './test.ts';
import type { Page } from '@playwright/test';

/** What must hold on every page of the route table. */
const paths = kinds;

const words = (page: Page) => page.locator('main').innerText();
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of paths) {
  test(`${path}: the same with script and without, silent, sound by axe, at home in any window`, async ({
    page,
    browser,
    site,
    noise,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const plain = await still.newPage();
    await plain.goto(path);
    const headings = await plain.locator('main :is(h1, h2, h3)').allInnerTexts();
    expect(headings.length).toBeGreaterThan(0);
    expect(await plain.locator('main img:not([alt])').count()).toBe(0);
    await still.close();

    await openStarted(page, path);
    expect(await page.locator('main :is(h1, h2, h3)').allInnerTexts()).toEqual(headings);
    expect(await page.locator('h1').count()).toBe(1);

    const route = fixedRoutes.find((one) => one.path === path && path !== '/');
    if (route) {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('link')).toHaveText(['Home']);
      await expect(trail.locator('[aria-current="page"]')).toHaveText(route.name);
    }

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      // Contrast takes longer than all the rest: it is asked on a phone here, and in a wide window by
      // the page's stories, in each of its states.
      const without = width === 360 ? [] : ['color-contrast'];
      expect(await violations(page, { without }), `${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    // The menu is the same on all pages.
    if (path === '/') expect(await violations(page, { within: 'header' })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    // 320 px, in forced colours, with larger text too.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(noise).toEqual([]);
  });
}

test('each page has one address: other spellings lead there', async ({ request, site }) => {
  for (const path of paths.filter((one) => one !== '/')) {
    for (const spelling of [path.toUpperCase(), `${path}/`, `${path.toUpperCase()}//`]) {
      const answer = await request.get(`${spelling}?ref=a`, { maxRedirects: 0 });
      expect(answer.status(), spelling).toBe(308);
      expect(answer.headers()['location'], spelling).toBe(`${path}?ref=a`);
    }
    const answer = await request.get(`${site}${path}`);
    expect(answer.status(), path).toBe(200);
  }
});

test('the header marks the page that is open', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ABOUT' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('on paper the pages keep their words and lose what cannot be pressed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/guides/hockey-skate-lacing', '/hockey-tape', '/why-choose/guarantee']) {
    await page.goto(path);
    const shown = await words(page);
    expect(shown.length).toBeGreaterThan(400);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  }
});
