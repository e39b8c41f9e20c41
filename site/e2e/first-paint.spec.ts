import { expect, openStarted, started, test, widths } from './test.ts';

test('the first paint needs the document alone', async ({ page }) => {
  await page.route(/\.(?:js|css|woff2)$/, (route) => route.abort());
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('800');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});

test('in every document the layers of the cascade come in their order', async ({ request }) => {
  for (const path of ['/', '/404']) {
    const style = /<style>(.*?)<\/style>/s.exec(await (await request.get(path)).text())?.[1] ?? '';
    const named = [...style.matchAll(/@layer ([\w, ]+)/g)].flatMap(
      (rule) => rule[1]?.split(',') ?? [],
    );
    const order = [...new Set(named.map((name) => name.trim()))];
    const whole = ['reset', 'theme', 'layout', 'components', 'print'];
    expect(order).toEqual(whole.filter((name) => order.includes(name)));
    expect(order.length).toBeGreaterThanOrEqual(4);
  }
});

test('no app script is asked for before the page has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('load', () => order.push('load'));
  page.on('request', (request) => {
    if (/\/assets\/(?:main|app)-.*\.js$/.test(request.url())) order.push('app');
  });
  await openStarted(page, '/');
  expect(order[0]).toBe('load');
  expect(order).toContain('app');
});

test('a touch starts the app before the page has loaded', async ({ page }) => {
  // A picture that never comes: the page never finishes loading.
  await page.route(/\.(?:avif|webp|jpe?g)$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page is seen before its small script has come: who touches it then, touches it again.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await started(page, 2000);
  }).toPass();
});

test('styles that are in the document are not fetched a second time', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => request.url().endsWith('.css') && styles.push(request.url()));
  await page.goto('/');
  await page.mouse.click(5, 5);
  await started(page);
  expect(styles.filter((url) => !url.includes('Toaster'))).toEqual([]);
});

for (const width of widths) {
  test(`nothing shifts at ${width} px, fonts, pictures and script included`, async ({ page }) => {
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
    await openStarted(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const sum = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(sum).toBeLessThan(0.01);
  });
}

test('the app takes the document over as it is: the same elements with the same classes', async ({
  page,
}) => {
  const shape = () => {
    const elements = [...document.querySelectorAll('#root *')];
    return elements.map((element) => `${element.localName} ${element.getAttribute('class') ?? ''}`);
  };
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const before = await page.evaluate(shape);
  await page.unroute('**/*.js');
  await openStarted(page, '/');
  const after = await page.evaluate(shape);
  const toaster = after.findIndex((line) => !before.includes(line));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(toaster === -1 || toaster >= before.length).toBe(true);
});
