import { catalog } from '../catalog/index.ts';
import { expect, headerLink, test, unknownPath, widths } from './test.ts';

const productLinks = catalog.map(({ name }) => name.toUpperCase());

test.use({ javaScriptEnabled: false });

for (const width of widths) {
  test(`without JavaScript the home page shows its posts and links at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('main section').last().getByRole('article')).toHaveCount(3);
    const menu = page.getByRole('navigation', { name: 'Main' });
    if (width < 1024) await menu.getByRole('button', { name: 'Menu' }).click();
    for (const name of ['HOME', ...productLinks, 'BLOG', 'ABOUT']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await headerLink(page, 'HOCKEY TAPE').click();
    await expect(page).toHaveURL(/\/hockey-tape$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tape');
  });
}

test('without JavaScript the 404 page explains the legal links and links to the home page', async ({
  page,
}) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('terms of service are being written')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gear up with Crossbar Hockey');
});
