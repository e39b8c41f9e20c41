import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, kinds, nowhere, openStarted, test, widths } from './test.ts';

/** What can be tapped, and is smaller than a finger: buttons and the menu 44 px, all else 24 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility();
      const isSkip = element.getAttribute('href') === '#main';
      // A link inside a sentence is as tall as its line; WCAG leaves it out.
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      const least = element.closest('header') || element.localName === 'button' ? 44 : 24;
      return isShown && !isSkip && !isInText && Math.min(width, height) < least
        ? [element.outerHTML]
        : [];
    }),
  );

for (const path of [...kinds, nowhere]) {
  test(`axe finds nothing on ${path}, at any width, menu closed and open, and all can be tapped`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStarted(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Colours do not change with the width, and to compute them takes longer than all the rest.
      const without = width === 768 ? ['color-contrast'] : [];
      expect(await violations(page, { without }), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page, { within: 'header' }), 'menu open').toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('axe does find a picture without words', async ({ page }) => {
  await openStarted(page, '/');
  await page
    .locator('main img')
    .first()
    .evaluate((image) => image.removeAttribute('alt'));
  expect((await violations(page)).join()).toContain('image-alt');
});

for (const path of ['/', '/hockey-tape', '/guides/hockey-skate-lacing', '/contact']) {
  test(`whatever has the focus is seen: Tab through ${path} in a small window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await openStarted(page, path);
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
