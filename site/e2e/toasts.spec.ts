import type { Page } from '@playwright/test';
import {
  button,
  expectResult,
  holdBack,
  openForm,
  send,
  sentText,
  toast,
  write,
} from './contactForm.ts';
import { expect, test } from './test.ts';

const failure = 'Failed to send message. Please try again later.';
const region = (page: Page) => page.getByRole('region', { name: /notifications/i });
const close = (page: Page) => region(page).getByRole('button', { name: 'Close' });

/** All that toasts have had read out, in order: each time a live region comes and is filled. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const done = new WeakSet<Element>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const live of document.querySelectorAll('[role="status"][aria-live]')) {
        if (live.textContent === '' || done.has(live)) continue;
        done.add(live);
        said.push(live.textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Pulls the toast to the right by so many px, and lets go. */
const swipe = async (page: Page, distance: number) => {
  const box = await toast(page, 'Error').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
  await page.mouse.move(5, 5);
};

const openFailing = async (page: Page, scenario: (name: 'error') => Promise<void>) => {
  await page.clock.install();
  await scenario('error');
  await openForm(page);
  await write(page);
  await send(page);
  await expect(toast(page, failure)).toBeVisible();
};

test('one at a time, 5 seconds each, read out each time with a pause between its words', async ({
  page,
  scenario,
}) => {
  await listen(page);
  await openFailing(page, scenario);
  // A clock that jumps over the moment in which it is read out would swallow it.
  await expect.poll(() => said(page)).toHaveLength(1);
  await page.clock.fastForward(4000);
  await expect(toast(page, failure)).toBeVisible();
  await scenario('ok');
  await send(page);
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await expect(toast(page, failure)).toHaveCount(0);
  await expect(close(page)).toHaveCount(1);
  await expect.poll(() => said(page)).toHaveLength(2);
  await write(page);
  await send(page);
  await expectResult(page, sentText);
  await expect.poll(() => said(page)).toHaveLength(3);
  await page.clock.fastForward(4000);
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await page.clock.fastForward(1100);
  await expect(toast(page, 'Message Sent')).toHaveCount(0);
  // The page goes on saying it.
  await expectResult(page, sentText);
  expect(await said(page)).toEqual([
    expect.stringMatching(/Error\. Failed to send message\. Please try again later\.$/),
    expect.stringMatching(
      /Message Sent\. Thank you for contacting us\. We'll get back to you soon!$/,
    ),
    expect.stringMatching(/Message Sent\. Thank you/),
  ]);
});

test('however a toast is closed, the next one closes by itself and the focus is where it was', async ({
  page,
  scenario,
}) => {
  await openFailing(page, scenario);
  const ways: [name: string, way: () => Promise<void>][] = [
    ['button', () => close(page).click()],
    ['key', () => close(page).press('Enter')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Escape in the toast', () => close(page).press('Escape')],
    ['swipe', () => swipe(page, 51)],
  ];
  for (const [name, way] of ways) {
    await way();
    await expect(toast(page, failure), name).toHaveCount(0);
    await expect(button(page), name).toBeFocused();
    await page.mouse.move(5, 5);
    await page.keyboard.press('Enter');
    await expect(toast(page, failure), name).toBeVisible();
    await page.clock.fastForward(5100);
    await expect(toast(page, failure), name).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(toast(page, failure)).toBeVisible();
  }
});

test('50 px are not enough, and neither time nor hand takes what is being read', async ({
  page,
  scenario,
}) => {
  await openFailing(page, scenario);
  await swipe(page, 50);
  await expect(toast(page, failure)).toBeVisible();
  await toast(page, failure).hover();
  await page.clock.fastForward(6000);
  await expect(toast(page, failure)).toBeVisible();
  await page.mouse.move(5, 5);
  await close(page).focus();
  await page.clock.fastForward(6000);
  await expect(toast(page, failure)).toBeVisible();
  await button(page).focus();
  await page.clock.fastForward(5100);
  await expect(toast(page, failure)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('closed by a tap, the next one closes by itself', async ({ page, scenario }) => {
    await openFailing(page, scenario);
    await close(page).tap();
    await expect(toast(page, failure)).toHaveCount(0);
    await button(page).tap();
    await expect(toast(page, failure)).toBeVisible();
    await page.clock.fastForward(5100);
    await expect(toast(page, failure)).toHaveCount(0);
  });
});

test('a toast is not lost for being early: it is shown when its area has come', async ({
  page,
}) => {
  const area = await holdBack(page, /\/assets\/Toaster-.*\.js$/);
  await openForm(page);
  await write(page);
  await send(page);
  await expectResult(page, sentText);
  await expect(region(page)).toHaveCount(0);
  await area.letGo();
  await expect(toast(page, 'Message Sent')).toBeVisible();
});
