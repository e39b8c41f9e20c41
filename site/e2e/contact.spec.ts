import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import {
  button,
  carter,
  consent,
  expectDefaults,
  expectWritten,
  failedText,
  faults,
  field,
  holdBack,
  live,
  openForm,
  received,
  expectResult,
  send,
  sentText,
  toast,
  write,
} from './contactForm.ts';
import { expect, headerLink, test } from './test.ts';

const title = 'Contact us | Crossbar Hockey';

/** Follows the summary's first link by keyboard, into the field it is about. */
const followFirst = async (page: Page) => {
  await page.getByRole('alert').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
};

test('every mistake there is, mended from the summary by keyboard, and sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await field(page, 'Name').fill('    ');
  await field(page, 'Email').fill('a@b');
  await send(page);

  const summary = page.getByRole('alert');
  await expect(summary).toContainText('There is a problem');
  await expect(summary.getByRole('link')).toHaveText(faults);
  expect(await summary.evaluate((box) => document.activeElement === box.parentElement)).toBe(true);
  await expect(page).toHaveTitle(`Error: ${title}`);
  expect(await violations(page)).toEqual([]);

  for (const [step, control, text] of [
    [0, field(page, 'Name'), 'Riley Keys'],
    [1, field(page, 'Email'), carter.email],
    [2, field(page, 'Message'), carter.message],
    [3, consent(page), ' '],
  ] as const) {
    await followFirst(page);
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(faults[step] ?? '');
    // Its question too, clear of the sticky header.
    const label = page.locator(`label[for="${(await control.getAttribute('id')) ?? ''}"]`);
    const header = await page.getByRole('banner').boundingBox();
    expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    if (text === ' ') await page.keyboard.press('Space');
    else await control.fill(text);
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectResult(page, sentText);
  await expectDefaults(page);
  expect(await received(page, 'Riley Keys')).toEqual([
    expect.objectContaining({
      name: 'Riley Keys',
      email: carter.email,
      subject: 'Product Information',
      message: carter.message,
      privacy: true,
    }),
  ]);
});

test('whatever the API answers, the visitor knows, and a failure costs no word', async ({
  page,
  context,
  scenario,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await write(page);
  for (const name of ['error', 'unauthorized', 'notFound', 'offline'] as const) {
    await scenario(name);
    await send(page);
    await expectResult(page, failedText);
    await expect(toast(page, 'Failed to send message. Please try again later.')).toBeVisible();
    await expectWritten(page);
    await expect(button(page)).toHaveText('SEND MESSAGE');
  }
  const mail = page.getByRole('link', { name: 'Send it as an email' });
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=Wholesale%20Inquiry&body=Eleven/);
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(carter.message);

  // A success is one by its status: the body is not read.
  for (const name of ['html', 'malformed', 'ok'] as const) {
    await scenario(name);
    await write(page);
    await expectResult(page, '');
    await send(page);
    await expectResult(page, sentText);
    await expect(toast(page, 'Message Sent')).toBeVisible();
    await expectDefaults(page);
  }
});

test('five clicks and Enter send one message; while it is on its way the button says so', async ({
  page,
}) => {
  const post = await holdBack(page, '**/api/contact');
  await openForm(page);
  await write(page, { ...carter, name: 'Riley Five' });
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (const _ of [1, 2, 3, 4, 5]) element.click();
  });
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('SENDING...');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  await expectResult(page, 'SENDING...');
  await field(page, 'Name').press('Enter');
  await expect.poll(post.asked).toBe(1);
  await post.letGo();
  await expectResult(page, sentText);
  await expect(button(page)).toHaveText('SEND MESSAGE');
  expect(await received(page, 'Riley Five')).toHaveLength(1);
});

test('leaving while it is being sent: the toast tells, and coming back finds the form in order', async ({
  page,
  noise,
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
  for (const told of ['Message Sent', 'Error']) {
    await write(page);
    await send(page);
    await expect(button(page)).toHaveText('SENDING...');
    await headerLink(page, 'ABOUT').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Talk to us');
    if (told === 'Error') {
      await page.goBack();
      await expect(button(page)).toHaveText('SENDING...');
      await answer();
      await expectResult(page, failedText);
      await expectWritten(page);
    } else {
      await answer();
      await expect(toast(page, told)).toBeVisible();
      await page.goBack();
      await expect(button(page)).toHaveText('SEND MESSAGE');
      await expectDefaults(page);
    }
  }
  expect(noise.filter((line) => !line.includes('status of 500'))).toEqual([]);
});

test('what is typed survives a reload, for this tab, until it is sent', async ({ page }) => {
  await openForm(page);
  await write(page);
  await page.reload();
  await button(page).focus();
  await live(page).waitFor();
  await expectWritten(page);
  await send(page);
  await expectResult(page, sentText);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test('with storage blocked it is sent all the same', async ({ page, noise }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await openForm(page);
  await write(page);
  await headerLink(page, 'ABOUT').click();
  await expect(live(page)).toHaveCount(0);
  await page.goBack();
  await expectWritten(page);
  await send(page);
  await expectResult(page, sentText);
  expect(noise).toEqual([]);
});
