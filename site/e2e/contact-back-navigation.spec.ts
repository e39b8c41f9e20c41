import { chromium } from '@playwright/test';
import { launchOptions } from '../../.ci/browser.ts';
import {
  submitButton,
  expectResult,
  expectFilled,
  hydratedForm,
  openForm,
  submitForm,
  sentText,
  fillForm,
} from './contactForm.ts';
import { expect, test } from './test.ts';

test('the form is usable when a visitor returns with Back while a message is being sent', async ({
  site,
}) => {
  // Headless shell has no back/forward cache, and Playwright disables it in Chromium.
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
    await fillForm(page);
    await submitForm(page);
    await expect(submitButton(page)).toHaveText('SENDING...');
    await page.goto('/about');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(hasCache);
    if (hasCache) {
      await expectResult(page, sentText);
    } else {
      await submitButton(page).focus();
      await hydratedForm(page).waitFor();
      await expectFilled(page);
    }
    await expect(submitButton(page)).toHaveText('SEND MESSAGE');
  } finally {
    await browser.close();
  }
});
