import { catalog } from '../catalog/index.ts';
/** No console message, policy report or hydration error in any visit. */
import { violations } from './axe.ts';
import { expect, headerLink, openHydrated, test, unknownPath } from './test.ts';

test.describe('in a time zone where dates are a day ahead', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a visit to several pages logs nothing', async ({ page, consoleMessages }) => {
    await openHydrated(page, '/');
    for (const [link, title] of [
      ...catalog.map(({ name }) => [name.toUpperCase(), name] as const),
      ['ABOUT', 'About Crossbar Hockey'],
    ] as const) {
      await headerLink(page, link).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    for (const _ of [1, 2, 3, 4]) await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gear up/);
    expect(consoleMessages).toEqual([]);
  });
});

test("next year's clock changes the copyright line and logs nothing", async ({
  page,
  consoleMessages,
}) => {
  const nextYear = new Date().getUTCFullYear() + 1;
  await page.clock.setFixedTime(`${nextYear}-06-01T12:00:00Z`);
  await page.goto('/');
  await page.mouse.click(5, 5);
  await expect(page.getByText(`© ${nextYear} Crossbar Hockey`)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('the 404 page has no axe violations and logs only that its document is missing', async ({
  page,
  consoleMessages,
}) => {
  await openHydrated(page, unknownPath);
  expect(await violations(page)).toEqual([]);
  expect(consoleMessages.filter((line) => !line.includes('status of 404'))).toEqual([]);
});
