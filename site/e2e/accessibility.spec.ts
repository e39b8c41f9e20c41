import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, nowhere, openStarted, test, widths } from './test.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const violations = async (page: Page) => {
  await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  expect(results.passes.length, 'axe has looked at the page').toBeGreaterThan(10);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
};

for (const path of ['/', nowhere]) {
  for (const width of widths) {
    test(`axe finds nothing on ${path} at ${width} px, menu closed and open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openStarted(page, path);
      expect(await violations(page)).toEqual([]);
      const toggle = page.getByRole('button', { name: 'Menu' });
      if (await toggle.isVisible()) {
        await toggle.click();
        expect(await violations(page)).toEqual([]);
      }
    });
  }
}

test('axe does find a picture without words', async ({ page }) => {
  await openStarted(page, '/');
  await page
    .locator('main img')
    .first()
    .evaluate((image) => image.removeAttribute('alt'));
  expect((await violations(page)).join()).toContain('image-alt');
});

test('at 320 px nothing scrolls sideways, also with a larger text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStarted(page, '/');
  const sideways = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-size', '200%'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
});

test('whatever has the focus is seen: Tab through the page in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await openStarted(page, '/');
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

test('everything that can be tapped is at least 24 px, buttons and menu 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility();
      const isSkip = element.getAttribute('href') === '#main';
      const least = element.closest('header') || element.localName === 'button' ? 44 : 24;
      return isShown && !isSkip && Math.min(width, height) < least ? [element.outerHTML] : [];
    }),
  );
  expect(small).toEqual([]);
});
