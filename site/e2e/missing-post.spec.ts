import { posts } from '../../mock-api/fixtures/index.ts';
import { collectRequests, expect, test, waitForHydration } from './test.ts';

const address = '/blog/no-such-post';

/** Marks the heading of the document, to see whether hydration keeps it. */
const markHeading = () =>
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('main h1')?.setAttribute('data-document', '');
  });

test.beforeEach(({ page }) => page.addInitScript(markHeading));

test('the document of a missing post keeps its panel and asks the API once', async ({ page }) => {
  const requests = collectRequests(page);
  const answer = page.waitForResponse(`**/api/blog/post/no-such-post`);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page).toHaveTitle('Post not found | Crossbar Hockey');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await waitForHydration(page);
  expect((await answer).status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Post not found');
  await expect(heading).toHaveAttribute('data-document');
  await page.getByRole('main').getByRole('link', { name: 'Return to blog' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/api/blog/post/'))).toHaveLength(1);
});

test('the document of a missing post shows the post when the API has it', async ({ page }) => {
  const post = { ...posts[0], slug: 'no-such-post', title: 'Published Meanwhile' };
  await page.route('**/api/blog/post/no-such-post', (route) => route.fulfill({ json: post }));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Published Meanwhile');
  await expect(page).toHaveTitle('Published Meanwhile | Crossbar Hockey');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
