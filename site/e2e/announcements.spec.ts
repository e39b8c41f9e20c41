/** Tests the announcements of screen readers when a visitor moves between pages. */
import type { Page } from '@playwright/test';
import {
  expect,
  follow,
  headerLink,
  holdRequests,
  openHydrated,
  recordAnnouncements,
  test,
  type SetScenario,
  unknownPath,
} from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const firstPost = (page: Page) =>
  page
    .getByRole('region', { name: 'Hockey Tips & Guides' })
    .getByRole('link', { name: /^Read more/ })
    .first();

test('of two quick navigations only the second is announced, and its slow code too', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, '/');
  announcements.clear();
  const code = await holdRequests(page, /\/(?:BlogPage|AboutPage)-[^/]*\.js$/);
  await follow(headerLink(page, 'BLOG'));
  await follow(headerLink(page, 'ABOUT'));
  await expect(headerLink(page, 'ABOUT')).toBeFocused();
  await expect.poll(announcements.read).toContain('Loading page');
  await code.release();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(announcements.readResults).toEqual([await page.title()]);
});

test('a list announces that it loads, when that lasts, and its result', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, unknownPath);
  announcements.clear();
  const list = await holdRequests(page, '**/api/blog/posts');
  await follow(headerLink(page, 'BLOG'));
  await expect(heading(page)).toBeFocused();
  const title = await page.title();
  await expect.poll(announcements.readData).toEqual([title, 'Loading articles']);
  await list.release();
  await expect.poll(announcements.readData).toEqual([title, 'Loading articles', 'Articles loaded']);
});

const blogFailedText = "We couldn't load the blog posts. Please try again later.";
const blogFailed = `Something went wrong. ${blogFailedText}`;
const teaserFailed = 'Unable to load blog posts. Please try again later.';
for (const [link, text] of [
  ['BLOG', blogFailed],
  ['HOME', teaserFailed],
] as const) {
  test(`a failed load of ${link} is announced after the title`, async ({ page, setScenario }) => {
    const announcements = await recordAnnouncements(page);
    await openHydrated(page, unknownPath);
    announcements.clear();
    await setScenario('error');
    await follow(headerLink(page, link));
    await expect(heading(page)).toBeFocused();
    await expect.poll(announcements.readResults).toEqual([await page.title(), text]);
  });
}

/** Opens the blog, whose posts fail, while the code that announces the title is held back. */
const openFailedBlogBeforeTitle = async (page: Page, setScenario: SetScenario) => {
  const announcements = await recordAnnouncements(page);
  const code = await holdRequests(page, /\/arrival-[^/]*\.js$/);
  await openHydrated(page, unknownPath);
  await expect.poll(code.count).toBe(1);
  announcements.clear();
  await setScenario('error');
  await headerLink(page, 'BLOG').click();
  await expect(page.getByText(blogFailedText, { exact: true })).toBeVisible();
  return { announcements, code };
};

test('a failed load waits for the title while the code that announces it loads', async ({
  page,
  setScenario,
}) => {
  const { announcements, code } = await openFailedBlogBeforeTitle(page, setScenario);
  expect(announcements.readResults()).toEqual([]);
  await code.release();
  await expect.poll(announcements.readResults).toEqual([await page.title(), blogFailed]);
});

test('a failed load of a page that was left is not announced on the next one', async ({
  page,
  setScenario,
}) => {
  const { announcements, code } = await openFailedBlogBeforeTitle(page, setScenario);
  await headerLink(page, 'ABOUT').click();
  // The address changes before the page does.
  await expect(page).toHaveTitle(/^About us/);
  await code.release();
  await expect(heading(page)).toBeFocused();
  await expect.poll(announcements.readResults).toEqual([await page.title()]);
});

test('a failed load is announced when the code that announces titles cannot be loaded', async ({
  page,
  setScenario,
}) => {
  const announcements = await recordAnnouncements(page);
  await page.route(/\/arrival-[^/]*\.js/, (route) => route.abort());
  await openHydrated(page, unknownPath);
  announcements.clear();
  await setScenario('error');
  await headerLink(page, 'BLOG').click();
  await expect.poll(announcements.readResults).toEqual([blogFailed]);
});

test('a post that cannot be loaded is announced once, by its title', async ({
  page,
  setScenario,
}) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, '/');
  announcements.clear();
  await setScenario('error');
  await follow(firstPost(page));
  await expect(heading(page)).toHaveText('Post not found');
  await expect(heading(page)).toBeFocused();
  await expect.poll(announcements.readResults).toEqual(['Post not found | Crossbar Hockey']);
});

test('a post newer than the build is announced when it is there, and takes no focus', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const post = await holdRequests(page, '**/api/blog/post/*');
  // The server sends the shell while the API cannot say whether the post exists.
  await page.route('/blog/not-in-the-build', (route) =>
    route.fulfill({ path: 'dist/site/shells/post.html' }),
  );
  await openHydrated(page, '/blog/not-in-the-build');
  announcements.clear();
  await post.release();
  await expect(heading(page)).toHaveText('Post not found');
  await expect.poll(announcements.readResults).toContain('Post not found | Crossbar Hockey');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test('a link within the page and the skip link announce nothing', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openHydrated(page, '/guides/bearing-maintenance');
  announcements.clear();
  const link = page.getByRole('link', { name: 'Problems and fixes' });
  await follow(link);
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await follow(headerLink(page, 'BEARINGS'));
  await expect(heading(page)).toHaveText('Bearings');
  const title = await page.title();
  await expect.poll(announcements.readResults).toEqual([title]);
});
