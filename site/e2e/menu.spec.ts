import type { Page } from '@playwright/test';
import { expect, headerLink, unknownPath, openHydrated, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const parts = (page: Page) => ({
  toggle: page.getByRole('button', { name: 'Menu' }),
  link: page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOCKEY TAPE' }),
});

test('the menu button opens the menu and exposes its state; the button and a click outside close it', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const { toggle, link } = parts(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await toggle.click();
  await expect(link).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(link).toBeVisible();
  await page.mouse.click(180, 720);
  await expect(link).toBeHidden();
});

test('Enter opens the menu, Tab enters it, Escape closes it and restores the focus', async ({
  page,
}) => {
  await openHydrated(page, '/');
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

test('choosing a page closes the menu, even the current page', async ({ page }) => {
  await openHydrated(page, unknownPath);
  const { toggle, link } = parts(page);
  await toggle.click();
  await headerLink(page, 'HOME').click();
  // The new page closes the menu too, so wait for it before the menu opens again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gear up/);
  await expect(link).toBeHidden();
  await toggle.click();
  await headerLink(page, 'HOME').click();
  await expect(link).toBeHidden();
});

test('the menu works without the script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const { toggle, link } = parts(page);
  await toggle.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('the menu fits a short window and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await openHydrated(page, '/');
  await parts(page).toggle.click();
  const panel = page.locator('#site-menu');
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
  await panel.getByRole('link', { name: /Shop on Amazon/ }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('link', { name: /Shop on Amazon/ })).toBeInViewport();
});

test('a wide window shows the links in the header and no menu button', async ({ page }) => {
  await openHydrated(page, '/');
  const { toggle, link } = parts(page);
  await toggle.click();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(link).toBeVisible();
  await expect(page.locator('#site-menu')).toHaveCSS('position', 'static');
});
