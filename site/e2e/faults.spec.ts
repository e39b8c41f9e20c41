/**
 * The faults in which a browser differs from a test without one: connections, long and hostile
 * answers. Every fault of every call is in `site/faults`.
 */
import type { Page } from '@playwright/test';
import type { Fault } from '../../mock-api/index.ts';
import { expect, headerLink, nowhere, openStarted, test } from './test.ts';

const noList = "We couldn't load the blog posts. Please try again later.";
const noPost = "Sorry, we couldn't find the blog post you're looking for.";

/** What the lists and an article say: a failure's words, or nothing when they are there. */
const faults: readonly { name: Fault; list?: string; post?: string }[] = [
  ...(['hang', 'stall', 'reset', 'login'] as const).map((name) => ({
    name,
    list: noList,
    post: noPost,
  })),
  ...(['many', 'huge'] as const).map((name) => ({ name, post: noPost })),
  { name: 'hostile' },
];

/** Nobody waits 15 s for what never comes: here it is a third of one. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => real(300);
  });

const expectState = async (page: Page, failure: string | undefined) => {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  if (failure) await expect(page.getByText(failure)).toBeVisible();
  else await expect(page.locator('main').getByRole('link').nth(3)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

for (const { name, list, post } of faults) {
  test(`${name}: the lists and an article survive it, and the site goes on`, async ({
    page,
    scenario,
    noise,
  }) => {
    await hurry(page);
    await openStarted(page, nowhere);
    await scenario(name);
    await headerLink(page, 'BLOG').click();
    await expectState(page, list);
    await page.locator('main').getByRole('link', { name: 'Hockey Tips', exact: true }).click();
    await expect(page).toHaveURL(/hockey-tips$/);
    await expectState(page, list);
    // By the shell: it is newer than the build, or at least not in it.
    await openStarted(page, '/blog/not-in-the-build');
    await expectState(page, post);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await scenario('ok');
    await headerLink(page, 'HOME').click();
    const teaser = page.getByRole('region', { name: 'Hockey Tips & Guides' });
    await expect(teaser.getByRole('article')).toHaveCount(3);
    expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
}
