import type { Page } from '@playwright/test';
import {
  expectFilled,
  expectResult,
  fillForm,
  hydratedForm,
  openForm,
  sentText,
  submitButton,
  submitForm,
} from './contactForm.ts';
import { expect, test } from './test.ts';

const startSending = async (page: Page) => {
  await openForm(page);
  await fillForm(page);
  await submitForm(page);
  await expect(submitButton(page)).toHaveText('SENDING...');
};

test('the form is filled and usable when a visitor returns with Back while a message is in flight', async ({
  page,
  setScenario,
}) => {
  await setScenario('slow');
  await startSending(page);
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await submitButton(page).focus();
  await hydratedForm(page).waitFor();
  await expectFilled(page);
  await expect(submitButton(page)).toHaveText('SEND MESSAGE');
});

test('a page that was frozen while a message was in flight shows the result', async ({
  page,
  setScenario,
}) => {
  await setScenario('slow');
  await startSending(page);
  // The back/forward cache freezes a page. The headless shell has no such cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectResult(page, sentText);
  await expect(submitButton(page)).toHaveText('SEND MESSAGE');
});
