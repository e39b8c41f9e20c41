import { chromium } from '@playwright/test';
import { launchOptions } from '../../.ci/browser.ts';
import {
  button,
  expectResult,
  expectWritten,
  live,
  openForm,
  send,
  sentText,
  write,
} from './contactForm.ts';
import { expect, test } from './test.ts';

test('a page that comes back after it was left, while a message was on its way, is no dead end', async ({
  site,
}) => {
  // Only a whole browser has a back/forward cache, and Playwright turns it off.
  const options = launchOptions({ whole: true });
  const hasCache = !/headless[-_]shell/.test(options.executablePath ?? 'headless-shell');
  const browser = await chromium.launch({
    ...options,
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
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(hasCache);
    if (hasCache) {
      await expectResult(page, sentText);
    } else {
      await button(page).focus();
      await live(page).waitFor();
      await expectWritten(page);
    }
    await expect(button(page)).toHaveText('SEND MESSAGE');
  } finally {
    await browser.close();
  }
});
