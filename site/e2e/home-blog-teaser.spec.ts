import type { Page } from '@playwright/test';
import { collectRequests, expect, headerLink, openHydrated, test, unknownPath } from './test.ts';

const failure = 'Unable to load blog posts. Please try again later.';

const goHome = (page: Page) => headerLink(page, 'HOME').click();
const goToTape = async (page: Page) => {
  await headerLink(page, 'HOCKEY TAPE').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tape');
};
const posts = (page: Page) =>
  page.getByRole('region', { name: 'Hockey Tips & Guides' }).getByRole('article');

for (const name of ['error', 'offline'] as const) {
  test(`with the scenario ${name}, the teaser shows the error, and Retry reloads the page`, async ({
    page,
    setScenario,
  }) => {
    await openHydrated(page, unknownPath);
    await setScenario(name);
    await goHome(page);
    await expect(page.locator('main').getByText(failure)).toBeVisible();
    await setScenario('ok');
    const load = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await load;
    await expect(posts(page)).toHaveCount(3);
    await expect(page.locator('main').getByText(failure)).toHaveCount(0);
  });
}

test('the teaser calls the API again on the next visit after a failure', async ({
  page,
  setScenario,
}) => {
  await openHydrated(page, unknownPath);
  await setScenario('error');
  await goHome(page);
  await expect(page.locator('main').getByText(failure)).toBeVisible();
  await setScenario('ok');
  await goToTape(page);
  await goHome(page);
  await expect(posts(page)).toHaveCount(3);
});

test('the list is checked once in a visit, and requested once when another page needs it', async ({
  page,
}) => {
  const requests = collectRequests(page);
  // Without single posts: the pointer can rest on a card of the next page, whose post is prefetched.
  const calls = () => requests.filter((path) => /^\/api\/blog\/(?:posts|category\/)/.test(path));
  const checked = page.waitForResponse('**/api/blog/posts');
  await openHydrated(page, '/');
  expect((await checked).status()).toBe(304);
  await goToTape(page);
  await goHome(page);
  await expect(posts(page)).toHaveCount(3);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
  });
  // The category calls the API, so another request for the list would be before it.
  await headerLink(page, 'BLOG').click();
  await page.getByRole('link', { name: 'View all Hockey Tips' }).click();
  await expect.poll(calls).toContain('/api/blog/category/hockey-tips');
  expect(calls()).toEqual(['/api/blog/posts', '/api/blog/posts', '/api/blog/category/hockey-tips']);
});
