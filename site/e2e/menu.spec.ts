import { expect, headerLink, nowhere, openStarted, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const parts = (page: import('@playwright/test').Page) => ({
  toggle: page.getByRole('button', { name: 'Menu' }),
  link: page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOCKEY TAPE' }),
});

test('opens and closes by its button, and says which it is', async ({ page }) => {
  await openStarted(page, '/');
  const { toggle, link } = parts(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await toggle.click();
  await expect(link).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back', async ({
  page,
}) => {
  await openStarted(page, '/');
  const { toggle, link } = parts(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'HOME')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a tap outside closes it', async ({ page }) => {
  await openStarted(page, '/');
  const { toggle, link } = parts(page);
  await toggle.click();
  await expect(link).toBeVisible();
  await page.mouse.click(180, 720);
  await expect(link).toBeHidden();
});

test('choosing a page closes it, also the page that is shown', async ({ page }) => {
  await openStarted(page, nowhere);
  const { toggle, link } = parts(page);
  await toggle.click();
  await headerLink(page, 'HOME').click();
  // The page that comes closes it, too: a menu that is opened before would not stay open.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gear up/);
  await expect(link).toBeHidden();
  await toggle.click();
  await headerLink(page, 'HOME').click();
  await expect(link).toBeHidden();
});

test('it works before any script has come', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const { toggle, link } = parts(page);
  await toggle.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('the page behind still scrolls, and the menu fits a short window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await openStarted(page, '/');
  await parts(page).toggle.click();
  const panel = page.locator('#site-menu');
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
  await panel.getByRole('link', { name: /Shop on Amazon/ }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('link', { name: /Shop on Amazon/ })).toBeInViewport();
});

test('a wider window has the links in the bar and no menu', async ({ page }) => {
  await openStarted(page, '/');
  const { toggle, link } = parts(page);
  await toggle.click();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(link).toBeVisible();
  await expect(page.locator('#site-menu')).toHaveCSS('position', 'static');
});
