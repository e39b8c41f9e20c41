import { catalog } from '../catalog/index.ts';
import { expect, headerLink, unknownPath, openHydrated, test } from './test.ts';

test('navigation announces the page, focuses its heading, scrolls to the top, and Back restores the scroll position', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() => scrollTo(0, 2400));
  // Uses the mouse, because click() would scroll the link of the sticky header into view first.
  const box = await headerLink(page, 'BEARINGS').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 20);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Bearings');
  await expect(title).toBeFocused();
  const name = await page.title();
  expect(name).toMatch(/Bearings.* \| Crossbar Hockey$/);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: name })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
});

test('the first load moves no focus and announces nothing', async ({ page }) => {
  await openHydrated(page, '/');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText('');
});

test('the head after navigation equals the head after a load', async ({ page }) => {
  const tags = () =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')]
      .map((tag) => tag.outerHTML)
      .toSorted();
  await openHydrated(page, unknownPath);
  await headerLink(page, 'HOME').click();
  await expect(page).toHaveTitle(/^Clear Shin Guard Tape/);
  const afterNavigation = await page.evaluate(tags);
  await openHydrated(page, '/');
  expect(afterNavigation).toEqual(await page.evaluate(tags));
  await headerLink(page, 'BEARINGS').click();
  await expect(page).toHaveTitle(/Bearings/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

for (const { name, path } of [
  { name: 'HOCKEY TAPE', path: '/hockey-tape' },
  { name: 'BLOG', path: '/blog' },
]) {
  test(`a link leads to all sections that the document of ${path} has`, async ({ page }) => {
    const titles = page.locator('main').getByRole('heading', { level: 2 });
    await page.goto(path);
    const inDocument = await titles.allTextContents();
    await openHydrated(page, unknownPath);
    await headerLink(page, name).click();
    await expect(titles).toHaveText(inDocument);
  });
}

test('the skip link moves the focus past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a page that throws shows an error and can be loaded again', async ({ page }) => {
  await openHydrated(page, unknownPath);
  const broken = 'export const Page = () => { throw new Error("broken page"); };';
  await page.route('**/HomePage-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await headerLink(page, 'HOME').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.unroute('**/HomePage-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gear up with Crossbar Hockey');
});

for (const chunk of ['main', 'app', 'HomePage']) {
  test(`without the ${chunk} script the document stays readable and its links work`, async ({
    page,
  }) => {
    await page.route(`**/${chunk}-*.js`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const missing = page.waitForResponse(`**/${chunk}-*.js`);
    await page.goto('/');
    await page.mouse.click(5, 5);
    await missing;
    await expect(page.getByRole('article')).toHaveCount(catalog.length + 7);
    await headerLink(page, 'HOCKEY TAPE').click();
    await expect(page).toHaveURL(/\/hockey-tape$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tape');
  });
}

test('hover and focus of a link fetch the code of its page', async ({ page }) => {
  await openHydrated(page, '/');
  const hovered = page.waitForRequest(/\/assets\/laces-[\w-]+\.js$/);
  await headerLink(page, 'HOCKEY LACES').hover();
  await hovered;
  await expect(page).toHaveURL(/\/$/);
  const focused = page.waitForRequest(/\/assets\/ContactPage-.*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).focus();
  await focused;
});

test('a link to a fragment scrolls its heading below the sticky header', async ({ page }) => {
  const landed = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(header);
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 1e4).toBeLessThan(400);
  };
  await openHydrated(page, '/guides/bearing-maintenance');
  await page.getByRole('link', { name: 'Problems and fixes' }).click();
  await landed('Problems and fixes');
  await openHydrated(page, '/guides/bearing-maintenance#abec');
  await landed('What ABEC ratings say');
  await openHydrated(page, '/');
  await openHydrated(page, '/guides/bearing-maintenance#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
