import { layoutFaults } from './layoutFaults.ts';
import { expect, openHydrated, pagePaths, test, unknownPath, widths } from './test.ts';
import type { Page } from '@playwright/test';

/** Sets the default font size of the browser, which `rem` and media queries in `em` follow. */
const setFontSize = async (page: Page, standard: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

test('reports a word that is cut, broken, or outside its box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sitemap');
  await page.evaluate(() => {
    const add = (rules: string, text: string) => {
      const box = document.createElement('p');
      box.style.cssText = rules;
      box.textContent = text;
      document.querySelector('main')?.append(box);
    };
    add('width: 40px; overflow: hidden; overflow-wrap: normal', 'Bearings');
    add('width: 40px; overflow-wrap: anywhere', 'Goaltender');
    add('width: 40px; overflow-wrap: normal', 'Equipment');
    add('width: 500px', 'A');
  });
  expect(await layoutFaults(page)).toEqual([
    expect.stringMatching(/^the page is \d+ px wider than the window$/),
    "'Bearings' is cut",
    "'Goaltender' is broken",
    "'Equipment' leaves its box",
  ]);
});

/** The spacing that a visitor may set (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const path of [...pagePaths, unknownPath]) {
  test(`${path} shows every word at 400 % zoom, with large text and with wide spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    await openHydrated(page, path);
    expect.soft(await layoutFaults(page), '320 px').toEqual([]);

    await setFontSize(page, 32);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `${width} px, font size 32 px`).toEqual([]);
    }

    await setFontSize(page, 16);
    // The content security policy blocks a style element, but not a style sheet of the browser.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `${width} px, wide spacing`).toEqual([]);
    }
  });
}
