/** Tests the requests before a link is followed, and their number. */
import type { Page, Request } from '@playwright/test';
import {
  collectRequests,
  expect,
  headerLink,
  holdRequests,
  openHydrated,
  test,
  unknownPath,
} from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const categoryLink = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });

/** Records whether a loading region was in the page from now on. */
const watchLoading = (page: Page) =>
  page.evaluate(() => {
    const seen = { loading: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy="true"]')) seen.loading = true;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });

const wasLoading = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { loading: boolean } }).seen.loading);

/** Stops the page's clock, so that only the test lets time pass. It must be installed. */
const pauseClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
};

/**
 * Moves the mouse to a link and waits until the API has answered, the code of the link's page is
 * loaded, and the page has processed both.
 */
const hoverUntilFetched = async (page: Page, link: ReturnType<typeof footerLink>, api: string) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const answered = page.waitForResponse(api);
  await link.hover();
  await answered;
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return open.size;
    })
    .toBe(0);
};

const post = '**/api/blog/post/*';
const firstPost = (page: Page) =>
  page
    .getByRole('region', { name: 'Hockey Tips & Guides' })
    .getByRole('link', { name: /^Read more/ })
    .first();

for (const [name, from, link, api] of [
  ['the blog', '/about', (page: Page) => headerLink(page, 'BLOG'), '**/api/blog/posts'],
  [
    'a category',
    '/blog/category/hockey-tips',
    (page: Page) => categoryLink(page, 'Product Guides'),
    '**/api/blog/category/product-guides',
  ],
  ['a post', '/', firstPost, post],
] as const) {
  test(`a page opened by a link to ${name} after a hover shows its data at once, requested once`, async ({
    page,
  }) => {
    await openHydrated(page, from);
    const title = await heading(page).innerText();
    await hoverUntilFetched(page, link(page), api);
    const requests = collectRequests(page);
    await watchLoading(page);
    await link(page).click();
    await expect(heading(page)).not.toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
    expect(await wasLoading(page)).toBe(false);
    const pattern = new RegExp(api.replace('**', '').replace('*', '.+'));
    expect(requests.filter((path) => pattern.test(path))).toEqual([]);
  });
}

test('focus and touch fetch data too', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, hasTouch: true });
  const page = await context.newPage();
  await openHydrated(page, '/about');
  const focused = page.waitForResponse('**/api/blog/posts');
  await headerLink(page, 'BLOG').focus();
  expect((await focused).ok()).toBe(true);
  const touched = page.waitForResponse('**/api/blog/category/hockey-tips');
  await page.goto('/blog/category/product-guides');
  await openHydrated(page, '/blog/category/product-guides');
  await categoryLink(page, 'Hockey Tips').dispatchEvent('pointerdown', {
    pointerType: 'touch',
    bubbles: true,
  });
  expect((await touched).ok()).toBe(true);
  await context.close();
});

test('a page that is opened while its data is fetched shares the request', async ({ page }) => {
  await openHydrated(page, '/about');
  const list = await holdRequests(page, '**/api/blog/posts');
  await headerLink(page, 'BLOG').hover();
  await expect.poll(list.count).toBe(1);
  await headerLink(page, 'BLOG').click();
  await expect(page.getByTestId('post-card-skeleton')).toHaveCount(6);
  await footerLink(page, 'Blog').hover();
  const requests = collectRequests(page);
  await list.release();
  await expect(page.locator('main').getByRole('article')).toHaveCount(6);
  expect(list.count()).toBe(0);
  expect(requests.filter((path) => path === '/api/blog/posts')).toEqual([]);
});

test('a prefetch that failed is forgotten, and the page requests its data', async ({
  page,
  setScenario,
}) => {
  await openHydrated(page, '/about');
  await setScenario('error');
  await hoverUntilFetched(page, headerLink(page, 'BLOG'), '**/api/blog/posts');
  await setScenario('ok');
  const again = page.waitForRequest('**/api/blog/posts');
  await headerLink(page, 'BLOG').click();
  await again;
  await expect(page.locator('main').getByRole('article')).toHaveCount(6);
});

test('data that was answered is not fetched again', async ({ page }) => {
  await openHydrated(page, '/about');
  await headerLink(page, 'BLOG').click();
  await expect(page.locator('main').getByRole('article')).toHaveCount(6);
  const requests = collectRequests(page);
  await headerLink(page, 'HOME').click();
  await expect(heading(page)).toHaveText(/^Gear up/);
  await headerLink(page, 'BLOG').hover();
  // Its code is requested after everything that the hover before has caused.
  const code = page.waitForRequest(/\/assets\/ContactPage-.*\.js$/);
  await footerLink(page, 'Contact').hover();
  await code;
  expect(requests.filter((path) => path.startsWith('/api/blog/'))).toEqual([]);
});

test('a mouse that crosses links fetches nothing; one that stays does', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, unknownPath);
  await pauseClock(page);
  const requests = collectRequests(page);
  for (const name of ['HOME', 'HOCKEY TAPE', 'BLOG', 'ABOUT']) {
    await headerLink(page, name).hover();
    await page.clock.runFor(60);
  }
  await page.mouse.move(700, 500);
  await page.clock.runFor(1000);
  const stayed = page.waitForRequest(/\/assets\/BlogPage-.*\.js$/);
  await headerLink(page, 'BLOG').hover();
  await page.clock.runFor(100);
  await stayed;
  expect(requests.filter((path) => /(?:(?:Home|About)Page|tape)-[\w-]+\.js$/.test(path))).toEqual(
    [],
  );
});

test('nothing is fetched before a click when the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await openHydrated(page, '/about');
  const requests = collectRequests(page);
  await headerLink(page, 'BLOG').focus();
  await headerLink(page, 'BLOG').hover();
  await page.clock.runFor(1000);
  expect(requests).toEqual([]);
  await headerLink(page, 'BLOG').click();
  await expect(page.locator('main').getByRole('article')).toHaveCount(6);
});

test('a link in the text of a post leads through the app, after its page was fetched', async ({
  page,
}) => {
  await page.route(post, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    const content =
      '<p><a href="/blog/category/hockey-tips">All tips</a> <a href="/rss.xml">Feed</a></p>';
    await route.fulfill({ response, json: { ...body, content } });
  });
  await openHydrated(page, '/');
  await firstPost(page).click();
  const link = page.getByRole('link', { name: 'All tips' });
  await hoverUntilFetched(page, link, '**/api/blog/category/hockey-tips');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await watchLoading(page);
  await link.click();
  await expect(heading(page)).toHaveText('Hockey Tips');
  await expect(heading(page)).toBeFocused();
  expect(await wasLoading(page)).toBe(false);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.getByRole('link', { name: 'Feed' }).click();
  await expect(page).toHaveURL(/\/rss\.xml$/);
});
