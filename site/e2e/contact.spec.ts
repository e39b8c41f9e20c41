import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import {
  submitButton,
  sampleMessage,
  consent,
  expectDefaults,
  expectFilled,
  failedText,
  fieldErrors,
  field,
  hydratedForm,
  openForm,
  receivedMessages,
  expectResult,
  submitForm,
  sentText,
  toast,
  fillForm,
} from './contactForm.ts';
import { expect, headerLink, holdRequests, test } from './test.ts';

const title = 'Contact us | Crossbar Hockey';

/** Follows a link of the error summary to its field, by keyboard. */
const followLink = async (page: Page, index: number) => {
  await page.getByRole('alert').getByRole('link').nth(index).focus();
  await page.keyboard.press('Enter');
};

test('a phone of 360 × 740 px shows the first field without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
});

test('a visitor corrects every error from the summary by keyboard and sends the message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await field(page, 'Name').fill('    ');
  await field(page, 'Email').fill('a@b');
  await submitForm(page);

  const summary = page.getByRole('alert');
  await expect(summary).toContainText('There is a problem');
  await expect(summary.getByRole('link')).toHaveText(fieldErrors);
  expect(await summary.evaluate((box) => document.activeElement === box.parentElement)).toBe(true);
  await expect(page).toHaveTitle(`Error: ${title}`);
  expect(await violations(page)).toEqual([]);

  for (const [step, control, text] of [
    [0, field(page, 'Name'), 'Riley Keys'],
    [1, field(page, 'Email'), sampleMessage.email],
    [2, field(page, 'Message'), sampleMessage.message],
    [3, consent(page), ' '],
  ] as const) {
    await followLink(page, step);
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${fieldErrors[step] ?? ''}$`));
    // The label must not be below the sticky header.
    const label = page.locator(`label[for="${(await control.getAttribute('id')) ?? ''}"]`);
    const header = await page.getByRole('banner').boundingBox();
    expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    if (text === ' ') await page.keyboard.press('Space');
    else await control.fill(text);
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  // The summary stays until the next send, so that nothing moves while a visitor types.
  await expect(summary.getByRole('link')).toHaveText(fieldErrors);
  await expect(page).toHaveTitle(title);
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  await expectResult(page, sentText);
  await expect(summary).toHaveCount(0);
  await expectDefaults(page);
  expect(await receivedMessages(page, 'Riley Keys')).toEqual([
    expect.objectContaining({
      name: 'Riley Keys',
      email: sampleMessage.email,
      subject: 'Product Information',
      message: sampleMessage.message,
      privacy: true,
    }),
  ]);
});

test('the form shows every result of the API and keeps the text after a failure', async ({
  page,
  context,
  setScenario,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await fillForm(page);
  for (const name of ['error', 'unauthorized', 'redirect'] as const) {
    await setScenario(name);
    await submitForm(page);
    await expectResult(page, failedText);
    await expect(toast(page, 'Failed to send message. Please try again later.')).toBeVisible();
    await expectFilled(page);
    await expect(submitButton(page)).toHaveText('SEND MESSAGE');
  }
  const emailLink = page.getByRole('link', { name: 'Send it as an email' });
  await expect(emailLink).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Wholesale%20Inquiry&body=Eleven/,
  );
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    sampleMessage.message,
  );

  // The status decides: the site does not read the body.
  for (const name of ['truncated', 'ok'] as const) {
    await setScenario(name);
    await fillForm(page);
    await expectResult(page, '');
    await submitForm(page);
    await expectResult(page, sentText);
    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expectDefaults(page);
  }
});

test('five clicks and Enter send one message, and the button shows that it is being sent', async ({
  page,
}) => {
  const post = await holdRequests(page, '**/api/contact');
  await openForm(page);
  await fillForm(page, { ...sampleMessage, name: 'Riley Five' });
  await submitButton(page).evaluate((element: HTMLButtonElement) => {
    for (const _ of [1, 2, 3, 4, 5]) element.click();
  });
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(submitButton(page)).toHaveText('SENDING...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toBeFocused();
  await expectResult(page, 'SENDING...');
  await field(page, 'Name').press('Enter');
  await expect.poll(post.count).toBe(1);
  await post.release();
  await expectResult(page, sentText);
  await expect(submitButton(page)).toHaveText('SEND MESSAGE');
  expect(await receivedMessages(page, 'Riley Five')).toHaveLength(1);
});

test('a visitor who leaves while a message is being sent sees the toast and finds the right form state on return', async ({
  page,
  consoleMessages,
}) => {
  const answers = [204, 500];
  let answer = () => Promise.resolve();
  await page.route('**/api/contact', async (route) => {
    await new Promise<void>((done) => {
      answer = async () => done();
    });
    await route.fulfill({ status: answers.shift() ?? 500 });
  });
  await openForm(page);
  for (const toastTitle of ['Message Sent', 'Error']) {
    await fillForm(page);
    await submitForm(page);
    await expect(submitButton(page)).toHaveText('SENDING...');
    await headerLink(page, 'ABOUT').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
    if (toastTitle === 'Error') {
      await page.goBack();
      await expect(submitButton(page)).toHaveText('SENDING...');
      await answer();
      await expectResult(page, failedText);
      await expectFilled(page);
    } else {
      await answer();
      await expect(toast(page, toastTitle)).toBeVisible();
      await page.goBack();
      await expect(submitButton(page)).toHaveText('SEND MESSAGE');
      await expectDefaults(page);
    }
  }
  expect(consoleMessages.filter((line) => !line.includes('status of 500'))).toEqual([]);
});

test('a draft survives a reload and is deleted when the message is sent', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.reload();
  await submitButton(page).focus();
  await hydratedForm(page).waitFor();
  await expectFilled(page);
  await submitForm(page);
  await expectResult(page, sentText);
  const keys = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ]);
  expect(keys).toEqual(['text-font']);
});

test('a message can be sent when storage is blocked', async ({ page, consoleMessages }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    Object.defineProperties(window, { sessionStorage: { get }, localStorage: { get } });
  });
  await openForm(page);
  await fillForm(page);
  await headerLink(page, 'ABOUT').click();
  await expect(hydratedForm(page)).toHaveCount(0);
  await page.goBack();
  await expectFilled(page);
  await submitForm(page);
  await expectResult(page, sentText);
  expect(consoleMessages).toEqual([]);
});
