import { expect, headerLink, nowhere, openStarted, test } from './test.ts';
import type { Page } from '@playwright/test';

const failure = 'Unable to load blog posts. Please try again later.';

const goHome = (page: Page) => headerLink(page, 'HOME').click();
const posts = (page: Page) =>
  page.getByRole('region', { name: 'Hockey Tips & Guides' }).getByRole('article');

test('slow: three skeletons, then the posts', async ({ page, scenario }) => {
  await openStarted(page, nowhere);
  await scenario('slow');
  await goHome(page);
  await expect(page.getByTestId('post-card-skeleton')).toHaveCount(3);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Loading articles' })).toBeAttached();
  await expect(posts(page)).toHaveCount(3, { timeout: 10_000 });
  await expect(page.getByTestId('post-card-skeleton')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
});

// The other ways to fail are in `site/faults`: they look the same.
for (const name of ['error', 'offline'] as const) {
  test(`${name}: the failure text, and Retry loads the page anew`, async ({ page, scenario }) => {
    await openStarted(page, nowhere);
    await scenario(name);
    await goHome(page);
    await expect(page.getByText(failure)).toBeVisible();
    await scenario('ok');
    const load = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await load;
    await expect(posts(page)).toHaveCount(3);
    await expect(page.getByText(failure)).toHaveCount(0);
  });
}

test('empty: says so', async ({ page, scenario }) => {
  await openStarted(page, nowhere);
  await scenario('empty');
  await goHome(page);
  await expect(page.getByText('No posts found')).toBeVisible();
});

for (const name of ['malformed', 'offline'] as const) {
  test(`${name}: what the document came with stays`, async ({ page, scenario }) => {
    await scenario(name);
    const checked = page
      .waitForEvent('requestfinished', (request) => request.url().endsWith('/api/blog/posts'))
      .catch(() => {});
    await openStarted(page, '/');
    if (name !== 'offline') await checked;
    await expect(posts(page)).toHaveCount(3);
    await expect(page.getByText(failure)).toHaveCount(0);
  });
}

test('the API is asked once a visit, and never for what is known', async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/blog/') && asked.push(request.url()),
  );
  await openStarted(page, '/');
  await expect.poll(() => asked.length).toBe(1);
  await headerLink(page, 'HOCKEY TAPE').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tape');
  await goHome(page);
  await expect(posts(page)).toHaveCount(3);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
  });
  expect(asked).toHaveLength(1);
});

test('a failure is not remembered: the next visit to the page asks again', async ({
  page,
  scenario,
}) => {
  await openStarted(page, nowhere);
  await scenario('error');
  await goHome(page);
  await expect(page.getByText(failure)).toBeVisible();
  await scenario('ok');
  await headerLink(page, 'HOCKEY TAPE').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tape');
  await goHome(page);
  await expect(posts(page)).toHaveCount(3);
});
