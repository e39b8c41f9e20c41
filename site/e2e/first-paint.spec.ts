import type { Page } from '@playwright/test';
import { expect, holdRequests, openHydrated, waitForHydration, test, widths } from './test.ts';

test('the first paint needs only the document', async ({ page }) => {
  await page.route(/\.(?:js|css|woff2)$/, (route) => route.abort());
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('800');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});

test('documents declare the cascade layers in order', async ({ request }) => {
  for (const path of ['/', '/404']) {
    const style = /<style>(.*?)<\/style>/s.exec(await (await request.get(path)).text())?.[1] ?? '';
    const layers = [...style.matchAll(/@layer ([\w, ]+)/g)].flatMap(
      (rule) => rule[1]?.split(',') ?? [],
    );
    const order = [...new Set(layers.map((name) => name.trim()))];
    const allLayers = ['reset', 'theme', 'layout', 'components', 'print'];
    expect(order).toEqual(allLayers.filter((name) => order.includes(name)));
    expect(order.length).toBeGreaterThanOrEqual(4);
  }
});

const recordPaints = (page: Page) =>
  page.addInitScript(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      paints.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/**
 * Returns when the first and the largest paint of content were, and when the first matching file was
 * requested, in ms.
 */
const paintAndRequest = (page: Page, pattern: string) =>
  page.evaluate((source) => {
    const matching = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new RegExp(source).test(name));
    const { paints } = window as unknown as { paints: number[] };
    return {
      firstPaint: Math.min(...paints),
      paint: Math.max(...paints),
      request: Math.min(...matching.map(({ startTime }) => startTime)),
    };
  }, pattern);

for (const path of ['/', '/blog', '/contact']) {
  test(`no script of ${path} is requested before the page is painted`, async ({ page }) => {
    await recordPaints(page);
    await openHydrated(page, path);
    // Not the largest paint: on a busy machine the display can show a later frame after the app's start.
    const { firstPaint, request } = await paintAndRequest(page, String.raw`\.js$`);
    expect(firstPaint).toBeGreaterThan(0);
    expect(request).toBeGreaterThan(firstPaint);
  });
}

test('lazy pictures are requested after the hero is painted', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await recordPaints(page);
  const card = page.waitForResponse(/\/assets\/bearings-.*\.avif$/);
  await page.goto('/');
  await card;
  const { paint, request } = await paintAndRequest(
    page,
    String.raw`(?:tape|laces|bearings)-.*\.avif$`,
  );
  expect(paint).toBeGreaterThan(0);
  expect(request).toBeGreaterThan(paint);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lazy pictures are not held', async ({ page }) => {
    const card = page.waitForResponse(/\/assets\/bearings-.*\.avif$/);
    await page.goto('/');
    expect((await card).ok()).toBe(true);
  });
});

test('the files of a page are requested together', async ({ page }) => {
  const script = await holdRequests(page, /\.js$/);
  await page.goto('/');
  const files = await page.evaluate(() => document.documentElement.dataset['app']?.split(' '));
  const scripts = files?.filter((file) => file.endsWith('.js'));
  await page.mouse.move(1, 1);
  await expect.poll(script.count).toBe(scripts?.length);
  await script.release();
  await waitForHydration(page);
});

test('a click starts the app before the load event', async ({ page }) => {
  // Pictures that never load hold back the load event.
  await page.route(/\.(?:avif|webp|jpe?g)$/, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.click(5, 5);
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the font of running text is requested after the largest paint, and at once on the next visit', async ({
  page,
}) => {
  const font = String.raw`figtree-.*\.woff2$`;
  const family = () =>
    page
      .locator('main p')
      .first()
      .evaluate((text) => getComputedStyle(text).fontFamily);
  await recordPaints(page);
  const file = await holdRequests(page, new RegExp(font));
  await page.goto('/');
  await expect.poll(file.count).toBe(1);
  expect(await family()).not.toMatch(/^"?Crossbar Text"?,/);
  const { paint } = await paintAndRequest(page, font);
  await file.release();
  await expect.poll(family).toMatch(/^"?Crossbar Text"?,/);
  expect((await paintAndRequest(page, font)).request).toBeGreaterThan(paint);

  await page.reload();
  expect(await family()).toMatch(/^"?Crossbar Text"?,/);
});

for (const width of widths) {
  test(`nothing shifts at ${width} px while fonts, pictures and script load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      const response = await route.fetch();
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.fulfill({ response });
    });
    await openHydrated(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const sum = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(sum).toBeLessThan(0.01);
  });
}

test('hydration keeps every element and class of the document', async ({ page }) => {
  const shape = () => {
    const elements = [...document.querySelectorAll('#root *')];
    return elements.map((element) => `${element.localName} ${element.getAttribute('class') ?? ''}`);
  };
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const before = await page.evaluate(shape);
  await page.unroute('**/*.js');
  await openHydrated(page, '/');
  const after = await page.evaluate(shape);
  const toaster = after.findIndex((line) => !before.includes(line));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(toaster === -1 || toaster >= before.length).toBe(true);
});
