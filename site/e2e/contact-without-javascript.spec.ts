import type { Page, Route } from '@playwright/test';
import { violations } from './axe.ts';
import {
  consent,
  expectFilled,
  field,
  fieldErrors,
  fillForm,
  receivedMessages,
  sampleMessage,
  submitButton,
} from './contactForm.ts';
import { expect, keyboardViewports, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Posts the form and returns the status of the answer. */
const post = async (page: Page) => {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  return (await answer).status();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of keyboardViewports) {
    test(`a visitor sends a message by keyboard in a window of ${viewport.width}×${viewport.height}`, async ({
      page,
    }) => {
      const name = `Riley Plain ${viewport.width}`;
      await page.setViewportSize(viewport);
      await page.goto('/contact');
      await field(page, 'Name').focus();
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type(sampleMessage.email);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('How many rolls for a team?');
      await page.keyboard.press('Tab');
      await expect(consent(page)).toBeFocused();
      await page.keyboard.press('Space');
      // Over the two links of the label and past the field that only programs fill in.
      for (const _ of ['policy', 'terms', 'button']) await page.keyboard.press('Tab');
      await expect(submitButton(page)).toBeFocused();
      expect(await post(page)).toBe(200);
      await expect(heading(page)).toHaveText('Message Sent');
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      expect(await receivedMessages(page, name)).toEqual([
        expect.objectContaining({ email: sampleMessage.email, privacy: true }),
      ]);
    });
  }

  test('the browser refuses an empty form and a wrong address', async ({ page }) => {
    await page.goto('/contact');
    await submitButton(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await fillForm(page, { ...sampleMessage, email: 'no address' });
    await submitButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(heading(page)).toHaveText('Contact us');
  });

  test('the answer to an invalid form names its fields, and Back restores the text', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fillForm(page, { ...sampleMessage, name: '     ' });
    expect(await post(page)).toBe(422);
    await expect(heading(page)).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText(fieldErrors[0] ?? '')).toBeVisible();
    await expect(page.getByText(fieldErrors[1] ?? '')).toHaveCount(0);
    await page.goBack();
    await expect(field(page, 'Email')).toHaveValue(sampleMessage.email);
    await expect(field(page, 'Message')).toHaveValue(sampleMessage.message);
  });

  test('a failure of the API is answered by a page, and Back restores the text', async ({
    page,
    setScenario,
  }) => {
    await setScenario('error');
    await page.goto('/contact');
    await fillForm(page);
    expect(await post(page)).toBe(502);
    await expect(heading(page)).toHaveText('Your message was not sent');
    await page.goBack();
    await expectFilled(page);
  });
});

test('when the inline script is removed, the form is posted, and scripts do not replace the answer', async ({
  page,
}) => {
  const removeScript = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script>.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  };
  await page.route('/contact', removeScript);
  await page.goto('/contact');
  await fillForm(page, { ...sampleMessage, name: 'Riley Blocked' });
  await page.unroute('/contact');
  expect(await post(page)).toBe(200);
  await expect(heading(page)).toHaveText('Message Sent');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script:not([type])')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await receivedMessages(page, 'Riley Blocked')).toHaveLength(1);
});

test('without styles the contact page shows no message about a form that was not submitted', async ({
  page,
}) => {
  // The app removes these texts when it hydrates the form.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) style.remove();
  });
  await expect(page.getByText(/One moment|Not sent|needs JavaScript/)).toHaveCount(2);
  for (const text of await page.getByText(/One moment|Not sent/).all()) {
    await expect(text).toBeHidden();
  }
});

test('the empty form is not printed', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByText('Write to us', { exact: true })).toBeHidden();
  await expect(page.getByText('Hours', { exact: true })).toBeVisible();
});
