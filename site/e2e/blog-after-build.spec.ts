/** Posts that are published or changed after the build. */
import { serve } from '../hosting/serve.ts';
import { changedPost, newPost, startApi, unchangedPost } from './postApi.ts';
import { collectRequests, expect, headerLink, openHydrated, test, unknownPath } from './test.ts';

test('a post published after the build opens at its address, and a changed post shows its new text', async ({
  page,
}) => {
  const api = await startApi([newPost, changedPost, unchangedPost]);
  const site = await serve({ port: 0, env: {}, api: { origin: api.origin } });
  try {
    await openHydrated(page, `${site.origin}/blog/${newPost.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newPost.title);
    await expect(page.getByText('So new that no page was made of it.')).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await expect(page).toHaveTitle(`${newPost.title} | Crossbar Hockey`);
    for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
      await expect(page.locator(`head ${tag}`)).toHaveCount(1);
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/blog\/written-after-the-build$/,
    );
    await openHydrated(page, `${site.origin}/blog/${changedPost.slug}`);
    await expect(page.getByText('Another text.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another Title');
  } finally {
    await site.close();
    api.close();
  }
});

test('a link to the old address of a renamed post opens the new one, with and without the app', async ({
  page,
  request,
}) => {
  const answer = await request.get('/blog/Tape-or-Straps?a=1', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    308,
    '/blog/shin-tape-or-straps?a=1',
  ]);
  await openHydrated(page, '/about');
  const requests = collectRequests(page);
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .evaluate((link) => link.setAttribute('href', '/blog/tape-or-straps'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/shin-tape-or-straps$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Shin Guard Tape or Straps/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests.filter((path) => path.startsWith('/api/blog/post/'))).toEqual([
    '/api/blog/post/tape-or-straps',
    '/api/blog/post/shin-tape-or-straps',
  ]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a post of the future is not shown before its time, wherever the API has it', async ({
  page,
}) => {
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
  const api = await startApi([{ ...newPost, publishedAt }, unchangedPost]);
  const site = await serve({ port: 0, env: {}, api: { origin: api.origin } });
  try {
    await openHydrated(page, `${site.origin}/blog/${newPost.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
    await openHydrated(page, `${site.origin}/blog`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(newPost.title)).toHaveCount(0);
  } finally {
    await site.close();
    api.close();
  }
});

for (const { env, expected } of [
  { env: {}, expected: 'blocked' },
  { env: { IMAGE_HOSTS: 'https://images.example.com' }, expected: 'loaded' },
]) {
  test(`a cover on another host is ${expected} when IMAGE_HOSTS is ${env.IMAGE_HOSTS ?? 'not set'}`, async ({
    page,
    consoleMessages,
  }) => {
    const coverImage = 'https://images.example.com/cover.webp';
    const api = await startApi([{ ...newPost, coverImage, coverImages: [] }]);
    const site = await serve({ port: 0, env, api: { origin: api.origin } });
    const outcomes: string[] = [];
    await page.route(coverImage, async (route) => {
      expect(await route.request().headerValue('Referer')).toBeNull();
      outcomes.push('loaded');
      await route.fulfill({ path: 'mock-api/covers/lace-bow.webp' });
    });
    const outcome = () =>
      consoleMessages.some((line) => line.includes('img-src')) ? 'blocked' : outcomes[0];
    try {
      await page.goto(`${site.origin}/blog/${newPost.slug}`);
      await expect.poll(outcome).toBe(expected);
    } finally {
      await site.close();
      api.close();
    }
  });
}

test('a shell has text for visitors without JavaScript', async ({ request }) => {
  const api = await startApi([newPost]);
  const site = await serve({ port: 0, env: {}, api: { origin: api.origin } });
  // Read as text: Playwright's javaScriptEnabled: false does not make Chromium render <noscript>.
  const html = await (await request.get(`${site.origin}/blog/${newPost.slug}`)).text();
  await site.close();
  api.close();
  const [text = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  expect(text).toContain('needs JavaScript to load');
  expect(text).toMatch(/<a href="\/blog"[^>]*>Return to blog/);
});

test('a slug with an encoded separator sends no request to the API', async ({ page }) => {
  const requests = collectRequests(page);
  await openHydrated(page, unknownPath);
  for (const slug of ['..%2f..%2fcontact', '%2e%2e%2fdev%2fmessages', 'a%2Fb', '%E0%A4%A']) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  }
  await headerLink(page, 'BLOG').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = requests.filter((path) => /^\/api\/(?!covers)/.test(path));
  expect(calls).toEqual(['/api/blog/posts']);
});
