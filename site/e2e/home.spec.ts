import { expect, openHydrated, test } from './test.ts';

test('the home page shows its sections in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gear up with Crossbar Hockey');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Three things in every good hockey bag',
    'Why choose our products',
    'What players are saying',
    'Ready to upgrade your hockey gear?',
    'Hockey Tips & Guides',
  ]);
  await expect(page.locator('main').getByText(/^Rated \d/)).toHaveText([
    'Rated 5.0 out of 5',
    'Rated 4.5 out of 5',
    'Rated 5.0 out of 5',
  ]);
  await expect(page.locator('main article').filter({ hasText: 'ABEC-9' })).toHaveCount(1);
});

test('Explore products scrolls to the products, below the sticky header', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Explore products' }).click();
  await expect(page).toHaveURL(/#products$/);
  const heading = page.getByRole('heading', { name: 'Three things in every good hockey bag' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (header?.height ?? 0))
    .toBe(true);
});

test('social links without an address have a name and no href', async ({ page }) => {
  await page.goto('/');
  const socialLinks = page.getByRole('contentinfo').getByRole('link', { name: /coming soon/ });
  await expect(socialLinks).toHaveCount(4);
  for (const link of await socialLinks.all()) await expect(link).not.toHaveAttribute('href');
});
