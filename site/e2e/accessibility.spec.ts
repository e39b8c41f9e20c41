import { violations } from './axe.ts';
import { expect, openHydrated, test } from './test.ts';

test('axe reports a picture without alt text', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .locator('main img')
    .first()
    .evaluate((image) => image.removeAttribute('alt'));
  expect((await violations(page)).join()).toContain('image-alt');
});

for (const path of ['/', '/hockey-tape', '/guides/hockey-skate-lacing', '/contact']) {
  test(`the focused element is visible with every Tab through ${path} in a small window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await openHydrated(page, path);
    const count = await page.locator('a[href], button').count();
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (
          !focused ||
          focused === document.body ||
          focused.closest('header') ||
          focused.matches('a[href="#main"]')
        )
          return undefined;
        const box = focused.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return box.bottom <= header || box.top >= innerHeight ? focused.outerHTML : undefined;
      });
      expect(hidden).toBeUndefined();
    }
  });
}
