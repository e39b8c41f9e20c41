/** Tests the place of the focus when a visitor moves between pages by keyboard. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectFocusVisible,
  follow,
  headerLink,
  holdRequests,
  keyboardViewports,
  openHydrated,
  recordAnnouncements,
  test,
  unknownPath,
  waitForHydration,
} from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readMore = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('link', { name: /^Read more/ });
const teaser = 'Hockey Tips & Guides';
const guides = 'Product Guides';

/** Opens the blog without prerendered posts. */
const openBlog = async (page: Page) => {
  await openHydrated(page, unknownPath);
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await expect(heading(page)).toBeFocused();
};

for (const viewport of keyboardViewports) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a post opened from a card takes the focus and is announced once it is there', async ({
      page,
    }) => {
      const announcements = await recordAnnouncements(page);
      await openHydrated(page, '/');
      announcements.clear();
      const post = await holdRequests(page, '**/api/blog/post/*');
      const card = page.getByRole('region', { name: teaser }).getByRole('article').first();
      const title = (await card.getByRole('heading').innerText()).trim();
      await follow(card.getByRole('link', { name: /^Read more/ }));
      await expect(page.locator('#main')).toBeFocused();
      await expect.poll(announcements.readData).toEqual(['Loading article']);
      await post.release();
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      await expectFocusVisible(page);
      await expect
        .poll(announcements.readData)
        .toEqual(['Loading article', `${title} | Crossbar Hockey`]);
    });

    test('Back and Forward focus the followed link, or the heading of the last page', async ({
      page,
    }) => {
      const announcements = await recordAnnouncements(page);
      await openHydrated(page, '/');
      const card = readMore(page, teaser).nth(1);
      await follow(card);
      await expect(heading(page)).toBeFocused();
      const first = await page.title();
      const related = readMore(page, 'Keep reading').last();
      await follow(related);
      await expect(page).not.toHaveTitle(first);
      await expect(heading(page)).toBeFocused();
      await expectFocusVisible(page);
      const second = await page.title();
      announcements.clear();

      await page.goBack();
      await expect(related).toBeFocused();
      await expectFocusVisible(page);
      await page.goBack();
      await expect(card).toBeFocused();
      await expectFocusVisible(page);
      const home = await page.title();
      await page.goForward();
      await expect(related).toBeFocused();
      await expectFocusVisible(page);
      await page.goForward();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(second);
      await expect.poll(announcements.readResults).toEqual([first, home, first, second]);
    });

    test('Back focuses the followed link when its list is loaded again', async ({ page }) => {
      await openBlog(page);
      const card = readMore(page, guides).last();
      await follow(card);
      await expect(heading(page)).toBeFocused();
      await page.reload();
      await waitForHydration(page);
      const list = await holdRequests(page, '**/api/blog/posts');
      await page.goBack();
      await expect(page.getByTestId('post-card-skeleton')).toHaveCount(6);
      await expect(heading(page)).toBeFocused();
      await list.release();
      await expect(card).toBeFocused();
      await expectFocusVisible(page);
    });

    test('each page that is opened from the sitemap shows its focused heading', async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await openHydrated(page, '/sitemap');
      const links = page.locator('main a[href^="/"]');
      for (let place = 0; place < (await links.count()); place += 1) {
        const link = links.nth(place);
        const href = (await link.getAttribute('href')) ?? '';
        await follow(link);
        await expect(page).toHaveURL(href);
        if (href === '/sitemap') continue;
        await expect(heading(page)).toBeFocused();
        await expectFocusVisible(page);
        await page.goBack();
        await expect(link).toBeFocused();
      }
    });
  });
}

test('Back focuses the heading when the followed link is gone', async ({ page, setScenario }) => {
  const announcements = await recordAnnouncements(page);
  await openBlog(page);
  const title = await page.title();
  await follow(readMore(page, guides).last());
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await setScenario('empty');
  announcements.clear();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect
    .poll(announcements.readResults)
    .toEqual([title, 'No posts found. There are no blog posts yet. Check back soon!']);
});

test('a visitor who moves on while a post loads keeps the focus', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, '/');
  announcements.clear();
  const post = await holdRequests(page, '**/api/blog/post/*');
  await follow(readMore(page, teaser).first());
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.getByRole('contentinfo').locator('a[href]').first();
  await expect(next).toBeFocused();
  await post.release();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(next).toBeFocused();
  await expect.poll(announcements.readResults).toContain(await page.title());
});

test('a post that arrives after the visitor has left takes no focus', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, '/');
  announcements.clear();
  const post = await holdRequests(page, '**/api/blog/post/*');
  await follow(readMore(page, teaser).first());
  await expect(page.locator('#main')).toBeFocused();
  await follow(headerLink(page, 'BEARINGS'));
  await expect(heading(page)).toHaveText('Bearings');
  const answered = page.waitForResponse('**/api/blog/post/*');
  await post.release();
  await (await answered).finished();
  await expect(heading(page)).toBeFocused();
  expect(announcements.readResults()).toEqual([await page.title()]);
});

test('a category opened from a category takes the focus', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, '/blog/category/hockey-tips');
  announcements.clear();
  const link = page.locator('main').getByRole('link', { name: 'Product Guides', exact: true });
  await follow(link);
  await expect(heading(page)).toHaveText('Product Guides');
  await expect(heading(page)).toBeFocused();
  await expect.poll(announcements.readResults).toEqual(['Product Guides | Crossbar Hockey']);
  await page.goBack();
  await expect(heading(page)).toHaveText('Hockey Tips');
  await expect(link).toBeFocused();
});

test('the skip link, View all, and a link to a part of a page each move the focus', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await follow(page.getByRole('link', { name: 'View all Hockey Tips' }));
  await expect(heading(page)).toHaveText('Hockey Tips');
  await expect(heading(page)).toBeFocused();
  await expectFocusVisible(page);
  await follow(headerLink(page, 'HOME'));
  await expect(heading(page)).toBeFocused();
  const explore = page.getByRole('link', { name: 'Explore products' });
  await follow(explore);
  await expect(page).toHaveURL(/#products$/);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('section[id], div[id]')?.id),
  ).toBe('products');
});
