/** Rink mode of the guides: one step a screen, by keyboard, offline, with the screen kept awake. */
import type { Page } from '@playwright/test';
import { expect, expectFocusVisible, keyboardViewports, openHydrated, test } from './test.ts';

const path = '/guides/hockey-skate-lacing';
const opener = (page: Page) => page.getByRole('button', { name: 'Rink mode' });
const mode = (page: Page) => page.getByRole('dialog', { name: 'How to lace hockey skates' });

for (const viewport of keyboardViewports) {
  test(`rink mode works by keyboard at ${viewport.width} × ${viewport.height}`, async ({
    page,
    consoleMessages,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, path);
    await opener(page).press('Enter');
    const next = mode(page).getByRole('button', { name: 'Next' });
    await expect(next).toBeFocused();
    await expectFocusVisible(page);
    await page.keyboard.press('Enter');
    await expect(mode(page).getByText('Step 2 of 13')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(mode(page).getByText('Step 3 of 13')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(mode(page).getByText('Step 2 of 13')).toBeVisible();
    const overflow = await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      return dialog && dialog.scrollWidth - dialog.clientWidth;
    });
    expect(overflow).toBe(0);
    await page.keyboard.press('Escape');
    await expect(mode(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(consoleMessages).toEqual([]);
  });
}

test('rink mode needs no network once it is open', async ({ page, context }) => {
  await openHydrated(page, path);
  await opener(page).click();
  await expect(mode(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (let step = 1; step < 13; step += 1) {
    const drawing = mode(page).getByRole('img');
    await expect(drawing).toHaveJSProperty('complete', true);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await mode(page).getByRole('button', { name: 'Next' }).click();
  }
  await mode(page).getByRole('button', { name: 'Done' }).click();
  await expect(mode(page)).toHaveCount(0);
});

test('rink mode keeps the screen awake, also after a while in the background', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    const request = () => {
      log.push('asked');
      return Promise.resolve({
        release: () => {
          log.push('released');
          return Promise.resolve();
        },
      });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Reflect.set(window, 'wakeLog', log);
  });
  const read = () => page.evaluate(() => Reflect.get(window, 'wakeLog') as string[]);
  await openHydrated(page, path);
  expect(await read()).toEqual([]);
  await opener(page).click();
  await expect.poll(read).toEqual(['asked']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(read).toEqual(['asked', 'asked']);
  await mode(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(read).toEqual(['asked', 'asked', 'released']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide offers no rink mode', async ({ page }) => {
    await page.goto(path);
    await expect(opener(page)).toBeHidden();
  });
});
