/** When the app starts, and what a page does until then. */
import type { Page } from '@playwright/test';
import {
  collectRequests,
  expect,
  holdRequests,
  keyboardViewports,
  pagePaths,
  test,
  unknownPath,
} from './test.ts';

const post = '/blog/608-bearings-explained';

/** Waits until the inline script has done what it does without the visitor. */
const waitForIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterIdle = () => requestIdleCallback(() => requestIdleCallback(() => resolve()));
        const whenPainted = () => {
          if ('painting' in document.documentElement.dataset) requestAnimationFrame(whenPainted);
          else afterIdle();
        };
        whenPainted();
      }),
  );

const scriptsOf = (requests: readonly string[]) => requests.filter((path) => path.endsWith('.js'));
const callsOf = (requests: readonly string[]) =>
  requests.filter((path) => /^\/api\/(?!covers)/.test(path));
const isStarted = (page: Page) =>
  expect(page.getByRole('region', { name: /notifications/i })).toBeAttached();

for (const path of [...pagePaths, unknownPath]) {
  test(`${path} loads no script before an interaction, and asks the API only for changes`, async ({
    page,
  }) => {
    const requests = collectRequests(page);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (callsOf([new URL(response.url()).pathname]).length > 0) statuses.push(response.status());
    });
    await page.goto(path);
    await waitForIdle(page);
    const check = await page.evaluate(() => document.documentElement.dataset['check']);
    const expected = check ? [check.split(' ')[0] ?? ''] : [];
    await expect.poll(() => statuses).toEqual(expected.map(() => 304));
    expect(callsOf(requests)).toEqual(expected);
    expect(scriptsOf(requests)).toEqual([]);
  });
}

const changedList = [
  {
    id: 1,
    slug: 'new',
    title: 'Published since',
    category: 'hockey-tips',
    publishedAt: '2026-01-05T00:00:00Z',
  },
];

test('a list that has changed starts the app, which shows it without another request', async ({
  page,
}) => {
  const requests = collectRequests(page);
  await page.route('**/api/blog/posts', (route) => route.fulfill({ json: changedList }));
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveText([/Published since/]);
  expect(callsOf(requests)).toEqual(['/api/blog/posts']);
});

for (const [name, answer] of [
  ['an error', { status: 500, body: 'No.' }],
  ['a page instead of JSON', { contentType: 'text/html', body: '<h1>Sign in</h1>' }],
] as const) {
  test(`a check that gets ${name} leaves the list`, async ({ page }) => {
    const requests = collectRequests(page);
    await page.route('**/api/blog/posts', (route) => route.fulfill(answer));
    await page.goto('/blog');
    const titles = await page.getByRole('article').allInnerTexts();
    await page.mouse.move(20, 20);
    await isStarted(page);
    expect(await page.getByRole('article').allInnerTexts()).toEqual(titles);
    expect(callsOf(requests)).toEqual(['/api/blog/posts']);
  });
}

test('an app that starts before the check makes one request for changes', async ({ page }) => {
  const requests = collectRequests(page);
  const answer = page.waitForResponse('**/api/blog/posts');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.click(5, 5);
  expect((await answer).status()).toBe(304);
  await isStarted(page);
  await waitForIdle(page);
  expect(callsOf(requests)).toEqual(['/api/blog/posts']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a touch starts the app', async ({ page }) => {
    await page.goto('/');
    await page.touchscreen.tap(180, 400);
    await isStarted(page);
  });
});

for (const viewport of keyboardViewports) {
  test(`Tab starts the app at ${viewport.width} × ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/guides/bearing-maintenance');
    await page.keyboard.press('Tab');
    await isStarted(page);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
}

test('a click of assistive technology on a button is repeated once after hydration', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const prints: string[] = [];
    Object.assign(window, { prints, print: () => prints.push('print') });
  });
  const prints = () => page.evaluate(() => (window as unknown as { prints: string[] }).prints);
  const app = await holdRequests(page, '**/*.js');
  await page.goto('/guides/bearing-maintenance');
  const button = page.getByRole('button', { name: 'Print guide' });
  await button.dispatchEvent('click');
  await button.dispatchEvent('click');
  await expect.poll(app.count).toBeGreaterThan(0);
  expect(await prints()).toEqual([]);
  await app.release();
  await expect.poll(prints).toEqual(['print']);
  await button.click();
  expect(await prints()).toEqual(['print', 'print']);
});

test('the menu button works before hydration, and its click is not repeated', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const app = await holdRequests(page, '**/*.js');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' });
  await expect(link).toBeVisible();
  await app.release();
  await isStarted(page);
  await expect(link).toBeVisible();
});

/** Returns the sum of all layout shifts since the page was opened. */
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

test('a post has its share buttons before the app, and nothing moves when it starts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
    const recorded = { sum: 0 };
    Object.assign(window, { shifts: recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        recorded.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(post);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveText(['Copy link', 'Share…']);
  const boxes = async () =>
    Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  // The font of running text arrives after the first paint, and is wider than the system's.
  await expect(page.locator('html')).not.toHaveAttribute('data-system-text');
  await waitForIdle(page);
  const before = await boxes();
  const shifted = await shifts(page);
  await page.mouse.move(20, 20);
  await isStarted(page);
  expect(await boxes()).toEqual(before);
  expect(await shifts(page)).toBe(shifted);
});
