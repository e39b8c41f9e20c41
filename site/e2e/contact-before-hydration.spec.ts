import {
  submitButton,
  sampleMessage,
  expectDefaults,
  expectFilled,
  field,
  hydratedForm,
  receivedMessages,
  expectResult,
  resultMessage,
  submitForm,
  sentText,
  toast,
  fillForm,
} from './contactForm.ts';
import { expect, holdRequests, test } from './test.ts';

const waitingText = 'One moment: your message goes out as soon as this page is ready.';
const lostText = /^Not sent: a part of this page could not be loaded/;

test('a message submitted before hydration is held, announced, and sent once after hydration', async ({
  page,
  consoleMessages,
}) => {
  const app = await holdRequests(page, /\/assets\/ContactPage-.*\.js$/);
  await page.goto('/contact');
  await fillForm(page, { ...sampleMessage, name: 'Riley Early' });
  await field(page, 'Name').press('Enter');
  await submitButton(page).dispatchEvent('click');
  await expect(page.getByText(waitingText)).toBeVisible();
  expect(await receivedMessages(page, 'Riley Early')).toEqual([]);
  await app.release();
  await expectResult(page, sentText);
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await expect(page.getByText(waitingText)).toBeHidden();
  await expectDefaults(page);
  await expect(page).toHaveURL(/\/contact$/);
  expect(await receivedMessages(page, 'Riley Early')).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
});

test('text typed before hydration wins over a stored draft', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('contact-draft', JSON.stringify({ name: 'Old', email: 'old@a.com' }));
  });
  const app = await holdRequests(page, /\/assets\/ContactPage-.*\.js$/);
  await page.goto('/contact');
  await field(page, 'Name').fill('New');
  await app.release();
  await hydratedForm(page).waitFor();
  await expect(field(page, 'Name')).toHaveValue('New');
  await expect(field(page, 'Email')).toHaveValue('old@a.com');
});

for (const part of ['main', 'ContactPage']) {
  test(`when ${part} fails to load, the form says so, keeps the text, and can be submitted again`, async ({
    page,
  }) => {
    const script = new RegExp(`/assets/${part}-.*\\.js`);
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await fillForm(page);
    await submitButton(page).click();
    await expect(page.getByText(lostText)).toBeVisible();
    await expect(resultMessage(page).getByRole('link')).toHaveAttribute('href', /^mailto:[^?]+$/);
    await expect(page.getByText(waitingText)).toBeHidden();
    await expectFilled(page);
    await expect(page).toHaveURL(/\/contact$/);
    await page.unroute(script);
    await submitButton(page).click();
    await expectResult(page, sentText);
  });
}

test('when the validation rules fail to load, the browser validates the form', async ({ page }) => {
  await page.route(/\/assets\/validation-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await fillForm(page, { ...sampleMessage, name: 'Riley Ruled' });
  await hydratedForm(page).waitFor();
  await field(page, 'Email').fill('no address');
  await submitForm(page);
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill(sampleMessage.email);
  await submitForm(page);
  await expectResult(page, sentText);
  expect(await receivedMessages(page, 'Riley Ruled')).toHaveLength(1);
});
