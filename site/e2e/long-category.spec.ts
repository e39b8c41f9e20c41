/** A category with more posts than its document has. */
import type { Page } from '@playwright/test';
import { posts as fixtures, toSummary } from '../../mock-api/fixtures/index.ts';
import { readPosts } from '../api/posts.ts';
import { buildPathsIn } from '../build/buildPaths.ts';
import { createRenderContext, renderDocument } from '../build/renderContext.ts';
import { collectRequests, expect, test } from './test.ts';

const path = '/blog/category/hockey-tips';
const apiPath = '/api/blog/category/hockey-tips';
const failure = "We couldn't load the blog posts. Please try again later.";

const [first] = fixtures;
const answer = Array.from({ length: 30 }, (_, at) => ({
  ...(first && toSummary(first)),
  id: at,
  slug: `post-${at}`,
  title: `Post ${at}`,
}));

/** Sends a document with the first 24 of 30 posts, which the API has not changed since. */
const openCategory = async (page: Page, rest: { status: number }) => {
  const context = await createRenderContext(buildPathsIn('dist'));
  const posts = readPosts(answer);
  const { html } = await renderDocument(context, {
    path,
    page: 'BlogCategoryPage',
    file: 'category.html',
    prerendered: { path, year: 2026, data: { list: { posts: posts.slice(0, 24), total: 30 } } },
    check: { path: apiPath, etag: '"thirty"' },
  });
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(apiPath, (route) =>
    route.request().headers()['if-none-match'] === '"thirty"'
      ? route.fulfill({ status: 304 })
      : route.fulfill({ status: rest.status, json: answer }),
  );
  await page.goto(path);
};

test('Show more works before the app, requests the list once, and focuses the first added post', async ({
  page,
}) => {
  const requests = collectRequests(page);
  const rest = { status: 500 };
  await openCategory(page, rest);
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByText('Showing 24 of 30 posts')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.locator('main').getByText(failure)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  rest.status = 200;
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page.getByRole('article').nth(24).getByRole('link').first()).toBeFocused();
  await expect(more).toHaveCount(0);
  // The check, the request that failed, and the one that did not.
  expect(requests.filter((one) => one === apiPath)).toHaveLength(3);
});
