import { expect, openHydrated, test } from './test.ts';
import type { Page } from '@playwright/test';

const red = 'rgb(200, 16, 46)';
const blue = 'rgb(11, 78, 162)';
const green = 'rgb(14, 107, 74)';

const boxOf = (page: Page, alt: RegExp) =>
  page.getByRole('img', { name: alt }).locator('xpath=ancestor-or-self::span[1]');

const loadAllPictures = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });

test('pictures that cannot be loaded start the app, which shows their fallback colors', async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\/assets\/.*\.(?:avif|webp|jpe?g)$/, (route) => route.abort());
  await page.goto('/');
  await loadAllPictures(page);
  await expect(boxOf(page, /^A roll of clear tape/)).toHaveCSS('background-color', red);
  await expect(boxOf(page, /^A pair of flat white laces/)).toHaveCSS('background-color', blue);
  await expect(boxOf(page, /^Two bearings/)).toHaveCSS('background-color', green);
  expect(
    consoleMessages.filter((line) => line.startsWith('warning: This picture could not be loaded'))
      .length,
  ).toBeGreaterThanOrEqual(3);
});

for (const [path, name] of [
  ['/hockey-tape', /^A red sock over a shin guard/],
  ['/why-choose/quality', /^A roll of tape from the front/],
  ['/guides/bearing-maintenance', /^Bars: 10 µm at ABEC 1/],
] as const) {
  test(`drawings of ${path} that cannot be loaded are replaced by their words`, async ({
    page,
  }) => {
    await page.route(/\.svg$/, (route) => route.abort());
    await page.goto(path);
    await page.mouse.move(1, 1);
    await page.mouse.wheel(0, 400);
    const drawing = page.getByRole('main').getByRole('img', { name }).first();
    // Not an action of Playwright, which fails when the drawing is replaced meanwhile.
    await drawing.evaluate((element) => element.scrollIntoView());
    await expect(drawing).toHaveText(name);
    const broken = page.locator('main img:not([alt=""])').filter({ visible: true });
    await expect
      .poll(() =>
        broken.evaluateAll((images: HTMLImageElement[]) =>
          images.flatMap((one) =>
            one.complete && one.naturalWidth === 0 && one.src.endsWith('.svg') ? one.src : [],
          ),
        ),
      )
      .toEqual([]);
  });
}

test('a broken cover is blue and named Hockey Article', async ({ page }) => {
  await page.route('**/api/covers/**', (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, '/');
  await loadAllPictures(page);
  const covers = page.getByRole('img', { name: 'Hockey Article' });
  await expect(covers).toHaveCount(3);
  await expect(boxOf(page, /Hockey Article/).first()).toHaveCSS('background-color', blue);
});

test('only the hero is loaded eagerly, in the size of the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const hero = page.locator('main img').first();
  await expect(hero).toHaveAttribute('loading', 'eager');
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /hero-tall-.*\.avif$/,
  );
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
});
