/** Actions and assertions for journeys through the contact form. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const sampleMessage = {
  name: 'Riley Carter',
  email: 'riley@rinkmail.com',
  subject: 'Wholesale Inquiry',
  message: 'Eleven teams, about 200 rolls a season.\nDo you sell by the case?',
};

/** The error of each required field, in the order of the form. */
export const fieldErrors = [
  'Name must be at least 2 characters long',
  'Please enter a valid email address',
  'Message must be at least 10 characters long',
  'You must agree to the privacy policy and terms of service',
];

export const field = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: true });
export const consent = (page: Page) => page.getByRole('checkbox');
export const submitButton = (page: Page) => page.locator('form').getByRole('button').first();
export const resultMessage = (page: Page) => page.locator('form').getByRole('status');
/** Waits for the visible text of the result. Hidden text for pages whose script failed is ignored. */
export const expectResult = (page: Page, text: string | RegExp) =>
  expect(resultMessage(page)).toHaveText(text, { useInnerText: true });
/** Returns the visible text of a toast, not its announcement. */
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true });

export const sentText = 'Your message is with us.';
export const failedText = /^Not sent\./;
export const unconfirmedText =
  "We couldn't confirm that your message was sent. You can send it again: the same message is not delivered twice.";

/** Returns the form, which has `data-live` once the app has hydrated it. */
export const hydratedForm = (page: Page) => page.locator('form[data-live]');

/** Opens the contact page and waits until its form is hydrated. */
export const openForm = async (page: Page) => {
  await page.goto('/contact');
  // A click starts the app without waiting for an idle moment.
  await page.mouse.click(2, 2);
  await hydratedForm(page).waitFor();
};

export const fillForm = async (page: Page, { name, email, subject, message } = sampleMessage) => {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').selectOption(subject);
  await field(page, 'Message').fill(message);
  await consent(page).check();
};

export const expectFilled = async (page: Page) => {
  await expect(field(page, 'Name')).toHaveValue(sampleMessage.name);
  await expect(field(page, 'Email')).toHaveValue(sampleMessage.email);
  await expect(field(page, 'Subject')).toHaveValue(sampleMessage.subject);
  await expect(field(page, 'Message')).toHaveValue(sampleMessage.message);
  await expect(consent(page)).toBeChecked();
};

export const expectDefaults = async (page: Page) => {
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(field(page, 'Subject')).toHaveValue('Product Information');
  await expect(consent(page)).not.toBeChecked();
};

export const submitForm = (page: Page) =>
  page.getByRole('button', { name: 'SEND MESSAGE' }).click();

/** Returns the messages that the API has received from this name. */
export const receivedMessages = async (page: Page, name: string) => {
  const messages = (await (await page.request.get('/api/dev/messages')).json()) as {
    name: string;
  }[];
  return messages.filter((message) => message.name === name);
};
