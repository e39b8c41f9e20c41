import type { Locator, Page } from '@playwright/test';
import {
  expect,
  headerLink,
  keyboardViewports,
  openHydrated,
  setDefaultFontSize,
  test,
  unknownPath,
} from './test.ts';

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

const storeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Shop on Amazon/ });

test('a menu higher than the window scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 490 });
  await openHydrated(page, '/');
  await parts(page).toggle.click();
  const box = await page.locator('#site-menu').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(490);
  await storeLink(page).scrollIntoViewIfNeeded();
  await expect(storeLink(page)).toBeInViewport();
});

const box = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { top: y, right: x + width, bottom: y + height };
};

for (const [fontSize, width, height] of [
  [16, 320, 256],
  [16, 740, 360],
  [18, 320, 640],
  [20, 360, 740],
  [32, 320, 640],
  [32, 360, 1000],
] as const) {
  test(`at ${width} × ${height} px with a font size of ${fontSize} px the menu opens below its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setDefaultFontSize(page, fontSize);
    await openHydrated(page, '/contact');
    const { toggle, link } = parts(page);
    const header = page.getByRole('banner');
    const logo = header.getByRole('img', { name: 'Crossbar Hockey' });
    expect((await box(header)).bottom).toBeLessThanOrEqual(4.5 * fontSize);
    expect((await box(toggle)).right).toBeLessThanOrEqual(width);
    expect((await box(logo)).right).toBeLessThan((await toggle.boundingBox())?.x ?? 0);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    const menu = page.locator('#site-menu');
    expect((await box(menu)).top).toBeCloseTo((await box(header)).bottom, 0);
    for (const _ of await menu.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
    await expect(storeLink(page)).toBeFocused();
  });
}

for (const [height, position] of [
  [478, 'static'],
  [481, 'sticky'],
] as const) {
  test(`in a window ${height} px high the header is ${position}, and anchors follow its height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await openHydrated(page, '/guides/bearing-maintenance');
    await expect(page.getByRole('banner')).toHaveCSS('position', position);
    await page.getByRole('link', { name: 'Problems and fixes' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Problems and fixes', exact: true });
    await expect(heading).toBeInViewport();
    const header = position === 'sticky' ? (await box(page.getByRole('banner'))).bottom : 0;
    const scrollPadding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(scrollPadding).toBe(header + 16);
  });
}

for (const viewport of keyboardViewports.filter(({ width }) => width < 1024)) {
  test(`Tab past the last link and Shift+Tab before the button close the menu at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/');
    const { toggle, link } = parts(page);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    // Narrow phones have no room for the store button between the logo and the menu.
    const before = viewport.width < 352 ? 'Crossbar Hockey, home' : /^Shop/;
    await expect(page.getByRole('banner').getByRole('link', { name: before })).toBeFocused();
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await storeLink(page).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeHidden();
    await expect(page.locator('main :focus')).toBeInViewport({ ratio: 1 });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a bar marks the current page in the menu, also in forced colors', async ({ page }) => {
  await openHydrated(page, '/hockey-tape');
  await parts(page).toggle.click();
  const barOf = (name: string) =>
    headerLink(page, name).evaluate((link) => {
      const { width, scale, backgroundColor } = getComputedStyle(link, '::after');
      return { width, isShown: scale !== '1 0', backgroundColor };
    });
  const red = await barOf('HOCKEY TAPE');
  expect(red).toMatchObject({ width: '6px', isShown: true });
  expect(await barOf('BLOG')).toMatchObject({ isShown: false });
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await barOf('HOCKEY TAPE');
  expect(forced.isShown).toBe(true);
  expect(forced.backgroundColor).not.toBe(red.backgroundColor);
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
