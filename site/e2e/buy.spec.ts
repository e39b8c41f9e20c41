/** The way to the store: the first window of a product page, the bar that follows, and the packs. */
import type { Locator } from '@playwright/test';
import { catalog } from '../catalog/index.ts';
import { expect, expectFocusVisible, openHydrated, test } from './test.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const button = { name: /^BUY NOW ON AMAZON/ };
const bar = { name: /^Buy on Amazon/ };

/** Returns how a link is drawn: whether its middle is in the window and nothing covers it. */
const isDrawn = (link: Locator) =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'the first window' : 'the first window without JavaScript',
    () => {
      test.use({ javaScriptEnabled });

      for (const viewport of windows) {
        for (const { path } of catalog) {
          test(`of ${path} at ${viewport.width} × ${viewport.height} has the buy button`, async ({
            page,
          }) => {
            await page.setViewportSize(viewport);
            await page.goto(path);
            const box = await page.getByRole('link', button).boundingBox();
            expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
          });
        }
      }
    },
  );
}

for (const viewport of windows) {
  test(`the bar follows the button at ${viewport.width} × ${viewport.height}, and ends above the footer`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/hockey-tape');
    const buy = page.getByRole('link', button);
    const inBar = page.getByRole('region', { name: 'Buy Hockey Tape' }).getByRole('link', bar);
    await expect(inBar).toBeAttached();
    expect(await isDrawn(inBar)).toBe(false);

    const end = await buy.evaluate((element) => element.getBoundingClientRect().bottom);
    await page.evaluate((top) => scrollTo(0, top), end + 60);
    expect(await isDrawn(buy)).toBe(false);
    expect(await isDrawn(inBar)).toBe(true);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const last = await inBar.boundingBox();
    expect((await isDrawn(inBar)) && footer && last && last.y + last.height > footer.y).toBe(false);
  });
}

test.describe('the bar', () => {
  for (const viewport of windows) {
    test(`is behind the finder at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, '/hockey-tape');
      const finder = page.getByRole('region', { name: 'How many rolls' });
      await expect(finder.getByRole('status')).toBeVisible();
      const inBar = page.getByRole('region', { name: 'Buy Hockey Tape' }).getByRole('link', bar);
      // The bar is at the end of the window, on desktops at its start.
      await finder.evaluate((element, isDesktop) => {
        const { top, bottom } = element.getBoundingClientRect();
        scrollBy(0, isDesktop ? top : bottom - innerHeight);
      }, viewport.width === 1440);
      expect(await isDrawn(inBar)).toBe(false);
    });
  }

  test('shifts nothing', async ({ page }) => {
    await page.setViewportSize(windows[0]);
    await page.goto('/hockey-tape', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      });
      observer.observe({ type: 'layout-shift' });
      for (const top of [300, 700, 1500, 700, 0]) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return sum;
    });
    expect(shift).toBe(0);
  });

  test('is not there when the window is short', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/hockey-tape');
    await expect(page.getByRole('region', { name: 'Buy Hockey Tape' })).toBeHidden();
  });

  for (const viewport of [windows[0], windows[3]]) {
    test(`covers no focused element at ${viewport.width} px, and shows its own`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/hockey-laces');
      await page.getByRole('link', button).focus();
      const links = page.getByRole('main').getByRole('link');
      for (let rest = await links.count(); rest > 6; rest -= 1) {
        await page.keyboard.press('Tab');
        await expectFocusVisible(page);
      }
      await page.getByRole('region', { name: 'Buy Hockey Laces' }).getByRole('link').focus();
      await expectFocusVisible(page);
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expectFocusVisible(page);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each pack of the tape has its own link, also in the bar', async ({ page }) => {
    await page.goto('/hockey-tape');
    const region = page.getByRole('region', { name: 'Buy Hockey Tape' });
    await expect(page.getByRole('link', button)).toHaveAccessibleName(/\(5 rolls,/);
    await page.getByRole('radio', { name: /^10 rolls \$18\.99 \$1\.90 a roll/ }).check();
    await expect(page.getByRole('link', button)).toHaveAccessibleName(/\(10 rolls,/);
    await expect(region.getByText('$18.99')).toBeVisible();
    await expect(region.getByText('$9.99')).toBeHidden();
  });

  test('the link of each pack of the tape is reached by keyboard', async ({ page }) => {
    await page.goto('/hockey-tape');
    await page.getByRole('radio', { name: /^5 rolls/ }).focus();
    for (const [key, pack] of [
      ['ArrowRight', /\(10 rolls,/],
      ['ArrowRight', /\(5 rolls,/],
    ] as const) {
      await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', button);
      await expect(link).toHaveAccessibleName(pack);
      await expect(link).toBeFocused();
      await page.keyboard.press('Shift+Tab');
    }
  });
});
