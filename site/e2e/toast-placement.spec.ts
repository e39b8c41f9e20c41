import type { Locator } from '@playwright/test';
import {
  expectResult,
  failedText,
  fillForm,
  openForm,
  resultMessage,
  sentText,
  submitForm,
  toast,
  unconfirmedText,
} from './contactForm.ts';
import { expect, keyboardViewports, test } from './test.ts';

/** Returns whether a toast and a text share an area. */
const isCovered = async (text: Locator, box: Locator) => {
  const [one, other] = [await text.boundingBox(), await box.boundingBox()];
  return (
    one !== null &&
    other !== null &&
    Math.max(one.x, other.x) < Math.min(one.x + one.width, other.x + other.width) &&
    Math.max(one.y, other.y) < Math.min(one.y + one.height, other.y + other.height)
  );
};

for (const viewport of keyboardViewports) {
  test(`at ${viewport.width} × ${viewport.height} px a toast leaves the text of the result uncovered`, async ({
    page,
  }) => {
    const results = [
      [500, 'Error', failedText],
      [504, 'Not confirmed', unconfirmedText],
      [200, 'Message Sent', sentText],
    ] as const;
    await page.setViewportSize(viewport);
    await page.clock.install();
    await openForm(page);
    for (const [status, title, text] of results) {
      await page.route('/api/contact', (route) => route.fulfill({ status }));
      await fillForm(page);
      await submitForm(page);
      await expect(toast(page, title)).toBeVisible();
      await expectResult(page, text);
      const result = resultMessage(page).getByText(text);
      await expect(result).toBeInViewport({ ratio: 1 });
      expect(await isCovered(result, page.getByRole('listitem').filter({ hasText: title }))).toBe(
        false,
      );
      await page.keyboard.press('Escape');
      await expect(toast(page, title)).toHaveCount(0);
    }
  });
}
