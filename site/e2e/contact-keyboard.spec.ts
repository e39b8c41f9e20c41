import type { Locator, Page } from '@playwright/test';
import {
  consent,
  expectResult,
  failedText,
  field,
  openForm,
  receivedMessages,
  resultMessage,
  sampleMessage,
  sentText,
  submitButton,
} from './contactForm.ts';
import { expect, keyboardViewports, test } from './test.ts';

/** Returns the distance of every part of the form from the start of the document, in px. */
const positions = (page: Page) =>
  page
    .locator('form :is(label, input, select, textarea, button, [role="alert"])')
    .evaluateAll((parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().top + window.scrollY)),
    );

/** Expects that the first line of an element is below the sticky header and inside the window. */
const expectStartInView = async (page: Page, element: Locator) => {
  const header = await page.getByRole('banner').boundingBox();
  const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
  const line = 24;
  const top = async () => (await element.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThanOrEqual(headerEnd - 1);
  await expect.poll(top).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) - line);
};

/** Records every label that the submit button shows. */
const recordLabels = (page: Page) =>
  submitButton(page).evaluate((button) => {
    const labels = new Set([button.textContent]);
    Object.assign(window, { labels });
    new MutationObserver(() => labels.add(button.textContent)).observe(button, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

const recordedLabels = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { labels: Set<string> }).labels]);

for (const viewport of keyboardViewports) {
  const size = `${viewport.width}×${viewport.height}`;

  test.describe(`in a window of ${size}`, () => {
    test.use({ viewport });

    test('nothing moves while a visitor corrects errors by keyboard, and the summary stays until the next send', async ({
      page,
    }) => {
      const name = `Riley ${size}`;
      await openForm(page);
      await recordLabels(page);
      await submitButton(page).focus();
      await page.keyboard.press('Enter');
      const summary = page.getByRole('alert');
      await expect(summary.getByRole('link')).toHaveCount(4);
      expect(await summary.evaluate((box) => document.activeElement === box.parentElement)).toBe(
        true,
      );
      await expectStartInView(page, summary.getByRole('heading'));
      expect(await recordedLabels(page)).toEqual(['SEND MESSAGE']);

      const before = await positions(page);
      const steps = [
        [field(page, 'Name'), name],
        [field(page, 'Email'), sampleMessage.email],
        [field(page, 'Message'), 'How many rolls for a team of seventeen?'],
        [consent(page), ' '],
      ] as const;
      for (const [index, [control, text]] of steps.entries()) {
        await summary.getByRole('link').nth(index).focus();
        await page.keyboard.press('Enter');
        await expect(control).toBeFocused();
        await page.keyboard.type(text);
        await expect(control).not.toHaveAttribute('aria-invalid');
        expect(await positions(page)).toEqual(before);
      }
      await expect(summary.getByRole('link')).toHaveCount(4);

      await submitButton(page).focus();
      await page.keyboard.press('Enter');
      await expectResult(page, sentText);
      await expect(summary).toHaveCount(0);
      await expectStartInView(page, resultMessage(page));
      expect(await receivedMessages(page, name)).toHaveLength(1);
    });

    test('a failed send by Enter in the first field scrolls to its result', async ({
      page,
      setScenario,
    }) => {
      await setScenario('error');
      await openForm(page);
      await field(page, 'Email').fill(sampleMessage.email);
      await field(page, 'Message').fill(sampleMessage.message);
      await consent(page).check();
      await field(page, 'Name').fill(sampleMessage.name);
      await page.keyboard.press('Enter');
      await expectResult(page, failedText);
      await expectStartInView(page, resultMessage(page));
    });
  });
}

test('each field says what it expects before a visitor errs, and again with the error', async ({
  page,
}) => {
  await openForm(page);
  const fields = [
    ['Name', /At least 2 characters/, '100'],
    ['Email', /name@example\.com/, '254'],
    ['Message', /At least 10 characters/, '5000'],
  ] as const;
  for (const [label, hint, maxLength] of fields) {
    await expect(field(page, label)).toHaveAccessibleDescription(hint);
    await expect(field(page, label)).toHaveAttribute('maxlength', maxLength);
  }
  await submitButton(page).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    /name@example\.com.*Please enter a valid email address/,
  );
});
