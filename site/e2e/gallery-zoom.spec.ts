/** The pictures of a product at their full size: by keyboard, before the app has started, and without it. */
import type { Page } from '@playwright/test';
import { expect, expectFocusVisible, keyboardViewports, openHydrated, test } from './test.ts';

const path = '/bearings';
const picture = (page: Page, number = 1) =>
  page.getByRole('link', { name: /^Enlarge: / }).nth(number - 1);
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Bearings' });

for (const viewport of keyboardViewports) {
  test(`pictures open, move and close by keyboard at ${viewport.width} × ${viewport.height}`, async ({
    page,
    consoleMessages,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, path);
    await picture(page).press('Enter');
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expectFocusVisible(page);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText('Picture 2 of 4')).toBeVisible();
    for (const name of [/^Zoom in/, 'Previous', 'Next']) {
      await page.keyboard.press('Tab');
      await expect(
        viewer(page).getByRole('button', { name }).and(page.locator(':focus')),
      ).toHaveCount(1);
      await expectFocusVisible(page);
    }
    const overflow = await viewer(page).evaluate((dialog) => dialog.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(picture(page, 2)).toBeFocused();
    expect(consoleMessages).toEqual([]);
  });
}

test('the full size loads when a picture is opened', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openHydrated(page, path);
  const full = await picture(page).getAttribute('href');
  const name = full?.replace(/-[^-]*$/, '') ?? '';
  const before = files.filter((file) => file.startsWith(name)).length;
  await picture(page).click();
  const shown = viewer(page).getByRole('img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(files.filter((file) => file.startsWith(name)).length).toBeGreaterThan(before);
  const width = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThanOrEqual(1600);
});

test('the first click of a visit opens the picture', async ({ page }) => {
  await page.goto(path);
  await picture(page).dispatchEvent('click');
  await expect(viewer(page).getByText('Picture 1 of 4')).toBeVisible();
});

test('the first click of a visit with Ctrl opens another tab', async ({ page, context }) => {
  await page.goto(path);
  const opened = context.waitForEvent('page');
  await picture(page).click({ modifiers: ['ControlOrMeta'] });
  // The address of a tab in the background is not known reliably; the browser opens the link's.
  await opened;
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('a click opens the file when the app cannot be loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  const file = await picture(page).getAttribute('href');
  await picture(page).click();
  await page.waitForURL(`**${file}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture is a link to its file', async ({ page }) => {
    await page.goto(path);
    for (const number of [1, 2, 3, 4]) {
      const file = await picture(page, number).getAttribute('href');
      const response = await page.request.get(file ?? '');
      expect(response.headers()['content-type']).toBe('image/jpeg');
    }
  });
});
