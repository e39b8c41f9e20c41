import { chromium } from '@playwright/test';
import { launchOptions } from '../../.ci/browser.ts';
import { button, expectResult, openForm, send, sentText, write } from './contactForm.ts';
import { expect, test } from './test.ts';

test('a page that comes back as it was left, while a message was on its way, is no dead end', async ({
  site,
}) => {
  // Playwright turns the back/forward cache off.
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: site });
    await context.addCookies([{ name: 'mock-scenario', value: 'slow', url: site }]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await openForm(page);
    await write(page);
    await send(page);
    await expect(button(page)).toHaveText('SENDING...');
    await page.goto('/about');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    await expectResult(page, sentText);
    await expect(button(page)).toHaveText('SEND MESSAGE');
  } finally {
    await browser.close();
  }
});
