import type { Page } from '@playwright/test';
import {
  collectRequests,
  expect,
  headerLink,
  holdRequests,
  openHydrated,
  test,
  unknownPath,
  waitForHydration,
} from './test.ts';

const cards = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('article');
const post = '/blog/608-bearings-explained';

test('a visitor opens a post from the teaser, shares it, and returns to the same scroll position', async ({
  page,
  site,
}) => {
  await openHydrated(page, '/');
  const card = cards(page, 'Hockey Tips & Guides').first();
  await card.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  const title = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link', { name: /^Read more/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^By [A-Z]/).first()).toBeVisible();
  await expect(page.locator('main time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(page).toHaveTitle(`${title} | Crossbar Hockey`);

  const address = new URL(page.url()).pathname;
  for (const network of ['Twitter', 'Facebook', 'LinkedIn']) {
    const link = page.getByRole('link', { name: new RegExp(network) }).first();
    const { searchParams, protocol } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol).toBe('https:');
    expect([...searchParams.values()].join()).toContain(address);
    expect([...searchParams.values()].join()).toContain(title);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);

  await page.goBack();
  await expect(cards(page, 'Hockey Tips & Guides')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
});

test('the blog page shows three posts of two categories and links to each category', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  for (const name of ['Hockey Tips', 'Product Guides']) {
    await expect(cards(page, name)).toHaveCount(3);
  }
  const section = page.getByRole('region', { name: 'Hockey Tips' });
  await section.getByRole('link', { name: /^View all/ }).click();
  await expect(page).toHaveURL(/\/blog\/category\/hockey-tips$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hockey Tips');
  await expect(
    page.getByText(
      'Expert tips and techniques to improve your hockey game and performance on the ice.',
    ),
  ).toBeVisible();
  await expect(page.locator('main').getByRole('article')).toHaveCount(5);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Blog', 'Hockey Tips']);
});

test('the blog page never says that there are no posts when only its second category has some', async ({
  page,
}) => {
  await page.route('**/api/blog/posts', async (route) => {
    const response = await route.fetch();
    const posts = (await response.json()) as { category: string }[];
    const guides = posts.filter(({ category }) => category === 'product-guides');
    await route.fulfill({ response, json: guides });
  });
  await openHydrated(page, '/about');
  await headerLink(page, 'BLOG').click();
  await expect(cards(page, 'Product Guides')).toHaveCount(3);
  await headerLink(page, 'ABOUT').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Crossbar Hockey');
  const shown = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          const main = document.querySelector('main')?.innerText ?? '';
          texts.push(main);
          if (main.includes('Product Guides') && main.includes('View all')) resolve(texts);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await headerLink(page, 'BLOG').click();
  expect((await shown).filter((text) => text.includes('No posts found'))).toEqual([]);
});

test('topics without posts are not offered, in documents and in the app', async ({ page }) => {
  const offered = page.locator('main').getByRole('navigation', { name: 'Topics' });
  for (const path of ['/blog/category/equipment-care', '/blog/category/product-histories']) {
    await openHydrated(page, path);
    await expect(offered.getByRole('link', { name: 'Equipment Care' })).toBeVisible();
    await expect(offered.getByRole('link', { name: 'Product Histories' })).toHaveCount(0);
  }
  await openHydrated(page, '/about');
  await headerLink(page, 'BLOG').click();
  await offered.getByRole('link', { name: 'Equipment Care' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment Care');
  await expect(offered.getByRole('link', { name: 'Hockey Tips' })).toBeVisible();
  await expect(offered.getByRole('link', { name: 'Product Histories' })).toHaveCount(0);
});

test('a category without posts and an unknown category say that there are no posts', async ({
  page,
}) => {
  for (const path of ['/blog/category/product-histories', '/blog/category/off-ice-drills']) {
    await openHydrated(page, path);
    await expect(page.locator('main').getByText('No posts found')).toBeVisible();
    await expect(
      page
        .locator('main')
        .getByText('There are no blog posts in this category yet. Check back soon!'),
    ).toBeVisible();
    await expect(
      page.getByText(
        'Detailed guides to help you get the most out of your hockey equipment and gear.',
      ),
    ).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off Ice Drills');
  await expect(page).toHaveTitle('Off Ice Drills | Crossbar Hockey');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the blog page shows six skeletons and a post one loading region until the API answers', async ({
  page,
}) => {
  await openHydrated(page, unknownPath);
  const listCall = await holdRequests(page, '**/api/blog/posts');
  const postCall = await holdRequests(page, '**/api/blog/post/*');
  await headerLink(page, 'BLOG').click();
  await expect(page.getByTestId('post-card-skeleton')).toHaveCount(6);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  await listCall.release();
  await expect(cards(page, 'Hockey Tips')).toHaveCount(3);
  await cards(page, 'Hockey Tips').first().getByRole('link').first().click();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  await expect(page.locator('main').getByText('Loading article')).toBeAttached();
  await postCall.release();
  await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
});

test('a missing post says so, is not indexed, and links to the blog', async ({ page }) => {
  await openHydrated(page, '/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  await expect(
    page.getByText("Sorry, we couldn't find the blog post you're looking for."),
  ).toBeVisible();
  await expect(page).toHaveTitle('Post not found | Crossbar Hockey');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(cards(page, 'Hockey Tips')).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a prerendered post is requested once, and keeps its elements without loading the sanitizer', async ({
  page,
}) => {
  const requests = collectRequests(page);
  const answered = page.waitForResponse('**/api/blog/post/608-bearings-explained');
  await page.goto(post);
  await page
    .locator('main h2')
    .first()
    .evaluate((heading) => heading.setAttribute('title', 'mine'));
  await waitForHydration(page);
  expect((await answered).status()).toBe(304);
  // The next page's code is requested after everything that the answer could have caused.
  const nextPage = page.waitForRequest(/\/assets\/ContactPage-.*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).hover();
  await nextPage;
  await expect(page.locator('main h2').first()).toHaveAttribute('title', 'mine');
  expect(requests.filter((path) => path.startsWith('/api/blog/'))).toHaveLength(1);
  expect(requests.filter((path) => /browser-|sanitiz|purif/i.test(path))).toEqual([]);
});

test('dates show the same day in every time zone', async ({ browser, site }) => {
  const days = [];
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const context = await browser.newContext({ baseURL: site, timezoneId });
    const page = await context.newPage();
    await openHydrated(page, '/blog');
    const shown = await page.locator('main time').allInnerTexts();
    await headerLink(page, 'HOME').click();
    await headerLink(page, 'BLOG').click();
    await expect(page.locator('main time')).toHaveText(shown);
    days.push(shown);
    await context.close();
  }
  expect(days[0]).toEqual(days[1]);
  expect(days[0]?.[0]).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
});
