import { expect, headerLink, nowhere, openStarted, test } from './test.ts';

/** No console message, no policy report, no hydration error: on any journey, anywhere, at any time. */
for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a visit says nothing', async ({ page, noise }) => {
      await openStarted(page, '/');
      await expect(page.getByText('Jan 5, 2025')).toHaveCount(0);
      for (const [link, title] of [
        ['HOCKEY TAPE', 'Hockey Tape'],
        ['HOCKEY LACES', 'Hockey Laces'],
        ['BEARINGS', 'Bearings'],
        ['ABOUT', 'We make the small gear'],
      ] as const) {
        await headerLink(page, link).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      for (const _ of [1, 2, 3, 4]) await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gear up/);
      expect(noise).toEqual([]);
    });
  });
}

test("next year's clock changes the copyright line and nothing else", async ({ page, noise }) => {
  const next = new Date(Date.now()).getUTCFullYear() + 1;
  await page.clock.setFixedTime(`${next}-06-01T12:00:00Z`);
  await page.goto('/');
  await page.mouse.click(5, 5);
  await expect(page.getByText(`© ${next} Crossbar Hockey`)).toBeVisible();
  expect(noise).toEqual([]);
});

test('the 404 page says nothing but that its document is missing', async ({ page, noise }) => {
  await openStarted(page, nowhere);
  expect(noise.filter((line) => !line.includes('status of 404'))).toEqual([]);
});
