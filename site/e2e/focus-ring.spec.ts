import type { Page } from '@playwright/test';
import { fillForm, openForm, submitForm, toast } from './contactForm.ts';
import { findFaintRings, findFaintSides } from './focusRing.ts';
import { scale } from './ringPixels.ts';
import { expect, openHydrated, test } from './test.ts';

test.use({
  deviceScaleFactor: scale,
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Presses Tab through a part of the page. The header follows the start of the document. */
const tabThrough = async (page: Page, part: 'header' | 'main' | 'footer') => {
  if (part === 'main') await page.locator('main').focus();
  if (part === 'footer') await page.locator('main').locator(controls).last().focus();
  const count = await page.locator(`body ${part}`).locator(controls).count();
  return findFaintRings(page, part === 'header' ? count + 1 : count);
};

/** Together they have every kind of control, on every surface. */
const parts = [
  ['/', 'header', 1440],
  ['/', 'main', 360],
  ['/', 'footer', 360],
  ['/hockey-tape', 'main', 360],
  ['/hockey-tape', 'main', 1440],
  ['/contact', 'main', 360],
  ['/blog/category/hockey-tips', 'main', 360],
  ['/blog/608-bearings-explained', 'main', 360],
  ['/guides/hockey-skate-lacing', 'main', 360],
] as const;

for (const [path, part, width] of parts) {
  test(`the focus ring has a contrast of 3:1 in the ${part} of ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openHydrated(page, path);
    expect(await tabThrough(page, part)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus ring has a contrast of 3:1 in forced ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openHydrated(page, '/hockey-tape');
    expect(await tabThrough(page, 'main')).toEqual([]);
  });
}

test('the focus ring has a contrast of 3:1 in the menu', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const stops = await page.locator('#site-menu').getByRole('link').count();
  expect(await findFaintRings(page, stops)).toEqual([]);
});

for (const [scenario, title] of [
  ['ok', 'Message Sent'],
  ['error', 'Error'],
] as const) {
  test(`the focus ring has a contrast of 3:1 on the toast '${title}'`, async ({
    page,
    setScenario,
  }) => {
    await page.clock.install();
    await setScenario(scenario);
    await openForm(page);
    await fillForm(page);
    await submitForm(page);
    await expect(toast(page, title)).toBeVisible();
    await page.keyboard.press('F8');
    expect(await findFaintSides(page)).toEqual([]);
    await page.keyboard.press('F8');
    expect(await findFaintRings(page, 2)).toEqual([]);
  });
}

test('a ring without edges is faint on the toast', async ({ page, setScenario }) => {
  await page.addInitScript(() => {
    const noEdges = new CSSStyleSheet();
    noEdges.replaceSync(':focus-visible { box-shadow: none !important }');
    document.adoptedStyleSheets = [noEdges];
  });
  await setScenario('error');
  await openForm(page);
  await fillForm(page);
  await submitForm(page);
  await toast(page, 'Error').waitFor();
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button')
    .focus();
  expect((await findFaintSides(page)).join()).toMatch(/left: 1\.\d+/);
});
