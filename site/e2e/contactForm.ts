/** The hands and eyes of the journeys through the contact form. */
import type { Page, Route } from '@playwright/test';
import { expect } from './test.ts';

export const carter = {
  name: 'Riley Carter',
  email: 'riley@rinkmail.com',
  subject: 'Wholesale Inquiry',
  message: 'Eleven teams, about 200 rolls a season.\nDo you sell by the case?',
};

export const faults = [
  'Name must be at least 2 characters long',
  'Please enter a valid email address',
  'Message must be at least 10 characters long',
  'You must agree to the privacy policy and terms of service',
];

export const field = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: true });
export const consent = (page: Page) => page.getByRole('checkbox');
export const button = (page: Page) => page.locator('form').getByRole('button').first();
export const result = (page: Page) => page.locator('form').getByRole('status');
/** What can be seen of it: the words for a page without its script stand there, too. */
export const expectResult = (page: Page, text: string | RegExp) =>
  expect(result(page)).toHaveText(text, { useInnerText: true });
/** A toast as it is seen; not what is read out of it. */
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true });

export const sentText = 'Your message is with us.';
export const failedText = /^Not sent\./;

/** The form, once the app has it. */
export const live = (page: Page) => page.locator('form[data-live]');

export const openForm = async (page: Page) => {
  await page.goto('/contact');
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await page.mouse.up();
  await live(page).waitFor();
};

export const write = async (page: Page, { name, email, subject, message } = carter) => {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').selectOption(subject);
  await field(page, 'Message').fill(message);
  await consent(page).check();
};

export const expectWritten = async (page: Page, { name, email, subject, message } = carter) => {
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(consent(page)).toBeChecked();
};

export const expectDefaults = async (page: Page) => {
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(field(page, 'Subject')).toHaveValue('Product Information');
  await expect(consent(page)).not.toBeChecked();
};

export const send = (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE' }).click();

/** The messages that the API has taken from somebody. */
export const received = async (page: Page, name: string) => {
  const messages = (await (await page.request.get('/api/dev/messages')).json()) as {
    name: string;
  }[];
  return messages.filter((message) => message.name === name);
};

/** Keeps what is asked for until it is let go. */
export const holdBack = async (page: Page, what: RegExp | string) => {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(what, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return {
    asked: () => waiting.length,
    letGo: async () => {
      isHeld = false;
      for (const route of waiting.splice(0)) await route.continue();
    },
  };
};
