import type { Page } from '@playwright/test';
import {
  expectResult,
  fillForm,
  openForm,
  sentText,
  submitButton,
  submitForm,
  toast,
} from './contactForm.ts';
import { expect, holdRequests, keyboardViewports, test } from './test.ts';

const failure = 'Failed to send message. Please try again later.';
const region = (page: Page) => page.getByRole('region', { name: /notifications/i });
const close = (page: Page) => region(page).getByRole('button', { name: 'Close' });

/** Collects the announcements of toasts: the first text of each live region, in order. */
const collectAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    const done = new WeakSet<Element>();
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const live of document.querySelectorAll('[role="status"][aria-live]')) {
        if (live.textContent === '' || done.has(live)) continue;
        done.add(live);
        announced.push(live.textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);

/** Drags the toast to the right by a distance in px and releases it. */
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

/** Sends a message that fails, so that the error toast is open. The clock is fixed. */
const failToSend = async (page: Page, setScenario: (name: 'error') => Promise<void>) => {
  await page.clock.install();
  await setScenario('error');
  await openForm(page);
  await fillForm(page);
  await submitForm(page);
  await expect(toast(page, failure)).toBeVisible();
};

test('one toast at a time is shown for 5 seconds and announced once', async ({
  page,
  setScenario,
}) => {
  await collectAnnouncements(page);
  await failToSend(page, setScenario);
  // The announcement runs on timers, so the clock may not skip it.
  await expect.poll(() => announcements(page)).toHaveLength(1);
  await page.clock.fastForward(4000);
  await expect(toast(page, failure)).toBeVisible();
  await setScenario('ok');
  await submitForm(page);
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await expect(toast(page, failure)).toHaveCount(0);
  await expect(close(page)).toHaveCount(1);
  await expect.poll(() => announcements(page)).toHaveLength(2);
  await fillForm(page);
  await submitForm(page);
  await expectResult(page, sentText);
  await expect.poll(() => announcements(page)).toHaveLength(3);
  await page.clock.fastForward(4000);
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await page.clock.fastForward(1100);
  await expect(toast(page, 'Message Sent')).toHaveCount(0);
  // The form still shows the result.
  await expectResult(page, sentText);
  expect(await announcements(page)).toEqual([
    expect.stringMatching(/Error\. Failed to send message\. Please try again later\.$/),
    expect.stringMatching(
      /Message Sent\. Thank you for contacting us\. We'll get back to you soon!$/,
    ),
    expect.stringMatching(/Message Sent\. Thank you/),
  ]);
});

test('each way to close a toast keeps the focus, and the next toast closes after 5 seconds', async ({
  page,
  setScenario,
}) => {
  await failToSend(page, setScenario);
  const ways: [name: string, close: () => Promise<void>][] = [
    ['button', () => close(page).click()],
    ['key', () => close(page).press('Enter')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Escape in the toast', () => close(page).press('Escape')],
    ['swipe', () => swipe(page, 51)],
  ];
  for (const [name, closeToast] of ways) {
    await closeToast();
    await expect(toast(page, failure), name).toHaveCount(0);
    await expect(submitButton(page), name).toBeFocused();
    await page.mouse.move(5, 5);
    await page.keyboard.press('Enter');
    await expect(toast(page, failure), name).toBeVisible();
    await page.clock.fastForward(5100);
    await expect(toast(page, failure), name).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(toast(page, failure)).toBeVisible();
  }
});

test('a short swipe does not close a toast, and hover and focus stop its timer', async ({
  page,
  setScenario,
}) => {
  await failToSend(page, setScenario);
  await swipe(page, 50);
  await expect(toast(page, failure)).toBeVisible();
  await toast(page, failure).hover();
  await page.clock.fastForward(6000);
  await expect(toast(page, failure)).toBeVisible();
  await page.mouse.move(5, 5);
  await close(page).focus();
  await page.clock.fastForward(6000);
  await expect(toast(page, failure)).toBeVisible();
  await submitButton(page).focus();
  await page.clock.fastForward(5100);
  await expect(toast(page, failure)).toHaveCount(0);
});

for (const viewport of keyboardViewports) {
  test(`at ${viewport.width} × ${viewport.height} px a toast leaves the focused control uncovered and the page where it is`, async ({
    page,
    setScenario,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await setScenario('error');
    await openForm(page);
    await fillForm(page);
    const list = region(page).getByRole('list');
    for (const block of ['start', 'center', 'end'] as const) {
      await submitButton(page).evaluate((button, where) => {
        button.focus();
        button.scrollIntoView({ block: where });
      }, block);
      await page.keyboard.press('Enter');
      await expect(toast(page, failure)).toBeVisible();
      await expect(submitButton(page)).toBeFocused();
      const { top, isCovered } = await submitButton(page).evaluate((button) => {
        const rect = button.getBoundingClientRect();
        const y = rect.top + rect.height / 2;
        const points = [rect.left + 2, rect.left + rect.width / 2, rect.right - 2];
        const hit = points.map((x) => document.elementFromPoint(x, y));
        return { top: rect.top, isCovered: hit.some((element) => !button.contains(element)) };
      });
      expect(isCovered, block).toBe(false);
      const box = await list.boundingBox();
      expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await page.keyboard.press('Escape');
      await expect(toast(page, failure)).toHaveCount(0);
      expect((await submitButton(page).boundingBox())?.y).toBe(top);
    }
  });

  test(`at ${viewport.width} × ${viewport.height} px F8 moves the focus to an open toast and Escape returns it`, async ({
    page,
    setScenario,
  }) => {
    await page.setViewportSize(viewport);
    await failToSend(page, setScenario);
    await submitButton(page).focus();
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submitButton(page)).toBeFocused();
    // Without a toast there is nothing to move to.
    await page.keyboard.press('F8');
    await expect(submitButton(page)).toBeFocused();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap closes a toast, and the next toast closes after 5 seconds', async ({
    page,
    setScenario,
  }) => {
    await failToSend(page, setScenario);
    await close(page).tap();
    await expect(toast(page, failure)).toHaveCount(0);
    await submitButton(page).tap();
    await expect(toast(page, failure)).toBeVisible();
    await page.clock.fastForward(5100);
    await expect(toast(page, failure)).toHaveCount(0);
  });
});

test('a toast is shown when the toast region loads after the result', async ({ page }) => {
  const toasterCode = await holdRequests(page, /\/assets\/Toaster-.*\.js$/);
  await openForm(page);
  await fillForm(page);
  await submitForm(page);
  await expectResult(page, sentText);
  await expect(region(page)).toHaveCount(0);
  await toasterCode.release();
  await expect(toast(page, 'Message Sent')).toBeVisible();
});
