/** The finders of product pages and of guides: shared addresses, keyboard, and the table without JavaScript. */
import {
  expect,
  expectFocusVisible,
  follow,
  keyboardViewports,
  openHydrated,
  test,
  waitForHydration,
} from './test.ts';

test.describe('the finder of the lace length', () => {
  test('is a table without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const page = await context.newPage();
    await page.goto('/hockey-laces#lace-length');
    const region = page.getByRole('region', { name: 'Find your lace length' });
    const row = region.getByRole('row', { name: /^9 – 11 / });
    await expect(row.getByRole('cell')).toHaveText(['108', '120', '130']);
    await expect(region.getByRole('combobox')).toHaveCount(0);
    await context.close();
  });

  test('puts the choice into the address, and adds nothing to the history', async ({ page }) => {
    await openHydrated(page, '/hockey-laces?ref=team');
    const region = page.getByRole('region', { name: 'Find your lace length' });
    const entries = await page.evaluate(() => history.length);
    await region.getByRole('combobox', { name: 'Skate size' }).selectOption('5.5');
    await region.getByRole('radio', { name: 'Double wrap' }).check();
    await expect(region.getByRole('status')).toContainText('108 in');
    await expect(page).toHaveURL(
      '/hockey-laces?ref=team&size=5.5&eyelets=top&knot=turn#lace-length',
    );
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('shows the choice of a shared address by itself', async ({ page }) => {
    await page.goto('/hockey-laces?size=11.5&eyelets=open&knot=single#lace-length');
    const region = page.getByRole('region', { name: 'Find your lace length' });
    await expect(region.getByRole('status')).toContainText('120 in');
    await expect(region.getByRole('combobox')).toHaveValue('11.5');
    await expect(region.getByRole('radio', { name: 'Skip top pair' })).toBeChecked();
    await expect(region.getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('ignores what is no option in the address', async ({ page, consoleMessages }) => {
    await page.goto('/hockey-laces?size=%3Cimg%20src=x%3E&eyelets=__proto__&knot=turn#lace-length');
    await waitForHydration(page);
    const region = page.getByRole('region', { name: 'Find your lace length' });
    await expect(region.getByRole('status')).toContainText('130 in');
    await expect(region.getByRole('combobox')).toHaveValue('9');
    expect(consoleMessages).toEqual([]);
  });

  for (const viewport of keyboardViewports) {
    test(`works by keyboard at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, '/hockey-laces');
      const region = page.getByRole('region', { name: 'Find your lace length' });
      await region.getByRole('combobox').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(region.getByRole('radio', { name: 'All eyelets' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(region.getByRole('radio', { name: 'Double wrap' })).toBeFocused();
      await expect(page).toHaveURL(/\?size=9\.5&eyelets=extra&knot=turn#lace-length$/);
      await expect(region.getByRole('status')).toContainText('130 in');
    });
  }
});

test.describe('the finder of the rolls of tape', () => {
  test('has the sums of the article on rolls, and leads to the pack that holds them', async ({
    page,
  }) => {
    await page.goto('/hockey-tape?leg=12&turns=2&skates=26#rolls');
    const region = page.getByRole('region', { name: 'How many rolls do you need?' });
    await expect(region.getByRole('status')).toContainText('3 rolls');
    await expect(region.getByRole('link', { name: /^Buy 5 rolls on Amazon/ })).toBeVisible();
    await region.getByRole('combobox', { name: 'Around the leg' }).selectOption('17');
    await region.getByRole('radio', { name: '3 turns' }).check();
    await expect(region.getByRole('status')).toContainText('6 rolls');
    await expect(region.getByRole('link', { name: /^Buy 10 rolls on Amazon/ })).toBeVisible();
    await expect(page).toHaveURL('/hockey-tape?leg=17&turns=3&skates=26#rolls');
  });

  test('is complete at an address with its fragment before the visitor does anything', async ({
    page,
  }) => {
    await page.goto('/hockey-tape#rolls');
    const question = page.getByRole('combobox', { name: 'Around the leg' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question).toBeFocused();
  });

  test('is a table without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const page = await context.newPage();
    await page.goto('/hockey-tape#rolls');
    const row = page.getByRole('row', { name: /^17 in / });
    await expect(row.getByRole('cell')).toHaveText(['7.1', '4.7', '3.5']);
    await context.close();
  });
});

test.describe('the template of a bearing', () => {
  test.use({ javaScriptEnabled: false });

  test('has its true size on paper, also without JavaScript', async ({ page }) => {
    await page.goto('/bearings#is-it-a-608');
    await page.emulateMedia({ media: 'print' });
    for (const width of [320, 700]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole('img', { name: /a ruler of 50 mm/ }).boundingBox();
      expect(box?.width).toBeCloseTo((52 * 96) / 25.4, 0);
      expect(box?.height).toBeCloseTo((50 * 96) / 25.4, 0);
    }
    await expect(page.getByRole('row', { name: 'No spares 8 12 16 20 32' })).toBeVisible();
  });
});

test.describe('the finder of a guide', () => {
  const guide = '/guides/hockey-skate-lacing';
  const linkName = 'Find your length';
  const title = 'Find your lace length';

  for (const viewport of keyboardViewports) {
    test(`opens and closes by keyboard at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, guide);
      const link = page.getByRole('link', { name: linkName });
      await expect(link).toHaveAttribute('aria-expanded', 'false');
      await follow(link);
      const region = page.getByRole('region', { name: title });
      await expect(region.getByRole('heading', { level: 3 })).toBeFocused();
      await expectFocusVisible(page);
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(region.getByRole('status')).toContainText('Skate size: 9.5');
      await expect(page).toHaveURL(guide);
      await follow(link);
      await expect(region).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  test('leads to its own page with the answer', async ({ page }) => {
    await openHydrated(page, guide);
    await page.getByRole('link', { name: linkName }).click();
    const region = page.getByRole('region', { name: title });
    await region.getByRole('combobox').selectOption('5.5');
    await region.getByRole('link', { name: /^This answer/ }).click();
    await expect(page).toHaveURL('/hockey-laces?size=5.5&eyelets=top&knot=double#lace-length');
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await expect(page.getByRole('region', { name: title }).getByRole('combobox')).toHaveValue(
      '5.5',
    );
    await page.goBack();
    await expect(page).toHaveURL(guide);
  });

  test('is the template of a 608 in the bearing guide, and prints in its true size', async ({
    page,
  }) => {
    await openHydrated(page, '/guides/bearing-maintenance');
    await page.getByRole('link', { name: 'Replacing one? Check its size' }).click();
    await expect(page.getByRole('heading', { name: 'Is it a 608?', level: 3 })).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    const box = await page.getByRole('img', { name: /a ruler of 50 mm/ }).boundingBox();
    expect(box?.width).toBeCloseTo((52 * 96) / 25.4, 0);
  });

  test('opens on a click before the app has started', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('link', { name: linkName }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await expect(page).toHaveURL(guide);
  });

  test('is followed in another tab with Ctrl', async ({ page, context }) => {
    await openHydrated(page, guide);
    const link = page.getByRole('link', { name: linkName });
    await expect(link).toHaveAttribute('href', '/hockey-laces#lace-length');
    // The address of a tab in the background is not known reliably; the browser opens the link's.
    await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('region', { name: title })).toHaveCount(0);
  });

  test('is followed to its own page when its code cannot be loaded', async ({ page }) => {
    await openHydrated(page, guide);
    await page.route(/\/laces-[^/]*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: linkName }).click();
    await expect(page).toHaveURL('/hockey-laces#lace-length');
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });

  test('is followed to its own page without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const page = await context.newPage();
    await page.goto(guide);
    const link = page.getByRole('link', { name: linkName });
    expect(await link.getAttribute('aria-expanded')).toBeNull();
    await link.click();
    await expect(page).toHaveURL('/hockey-laces#lace-length');
    await context.close();
  });
});
