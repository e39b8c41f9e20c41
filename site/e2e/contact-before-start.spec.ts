import {
  button,
  carter,
  expectDefaults,
  expectWritten,
  field,
  holdBack,
  live,
  received,
  expectResult,
  result,
  send,
  sentText,
  toast,
  write,
} from './contactForm.ts';
import { expect, test } from './test.ts';

const waiting = 'One moment: your message goes out as soon as this page is ready.';
const lost = /^Not sent: a part of this page could not be loaded/;

test('typed and sent before the app has started: kept, shown, and sent once it has', async ({
  page,
  noise,
}) => {
  const app = await holdBack(page, /\/assets\/ContactPage-.*\.js$/);
  await page.goto('/contact');
  await write(page, { ...carter, name: 'Riley Early' });
  await field(page, 'Name').press('Enter');
  await button(page).dispatchEvent('click');
  await expect(page.getByText(waiting)).toBeVisible();
  expect(await received(page, 'Riley Early')).toEqual([]);
  await app.letGo();
  await expectResult(page, sentText);
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await expect(page.getByText(waiting)).toBeHidden();
  await expectDefaults(page);
  await expect(page).toHaveURL(/\/contact$/);
  expect(await received(page, 'Riley Early')).toHaveLength(1);
  expect(noise).toEqual([]);
});

test('what is typed before the app has started stays, whatever an older draft says', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('contact-draft', JSON.stringify({ name: 'Old', email: 'old@a.com' }));
  });
  const app = await holdBack(page, /\/assets\/ContactPage-.*\.js$/);
  await page.goto('/contact');
  await field(page, 'Name').fill('New');
  await app.letGo();
  await live(page).waitFor();
  await expect(field(page, 'Name')).toHaveValue('New');
  await expect(field(page, 'Email')).toHaveValue('old@a.com');
});

for (const part of ['main', 'ContactPage']) {
  test(`${part} cannot be loaded: the page says so, keeps the text, and can try again`, async ({
    page,
  }) => {
    const script = new RegExp(`/assets/${part}-.*\\.js$`);
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await write(page);
    await button(page).click();
    await expect(page.getByText(lost)).toBeVisible();
    await expect(result(page).getByRole('link')).toHaveAttribute('href', /^mailto:[^?]+$/);
    await expectWritten(page);
    await expect(page).toHaveURL(/\/contact$/);
    await page.unroute(script);
    await button(page).click();
    await expectResult(page, sentText);
  });
}

test('falls back to the browser’s validation when the validation code cannot be loaded', async ({
  page,
}) => {
  await page.route(/\/assets\/validation-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await write(page, { ...carter, name: 'Riley Ruled' });
  await live(page).waitFor();
  await field(page, 'Email').fill('no address');
  await send(page);
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill(carter.email);
  await send(page);
  await expectResult(page, sentText);
  expect(await received(page, 'Riley Ruled')).toHaveLength(1);
});

test('not even the first script: nothing of it gets into an address, and going back finds it', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await write(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await button(page).click();
  expect((await answer).status()).toBe(405);
  await expect(page.getByText(/Nothing was sent/)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expectWritten(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way is a mail, and no form is offered that could not be sent', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('form')).toBeHidden();
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    const mails = page.getByRole('main').locator('a[href^="mailto:"]:visible');
    await expect(mails).toHaveCount(2);
  });
});
