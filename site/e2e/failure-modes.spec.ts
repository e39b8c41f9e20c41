/** Every way in which the API can fail, on each kind of page that shows its data. */
import type { Page } from '@playwright/test';
import type { Scenario } from '../../mock-api/scenarios.ts';
import { expect, headerLink, openHydrated, shortenTimeout, test, unknownPath } from './test.ts';

const listFailed = "We couldn't load the blog posts. Please try again later.";
const postFailed = "Sorry, we couldn't find the blog post you're looking for.";
const noPosts = 'No posts found';

interface FailureMode {
  name: Scenario;
  /** Text of the lists; without it they show posts. */
  list?: string;
  /** Text of the post page; without it the page shows the post. */
  post?: string;
}

const failureModes: readonly FailureMode[] = [
  { name: 'hang', list: listFailed, post: postFailed },
  { name: 'offline', list: listFailed, post: postFailed },
  { name: 'truncated', list: listFailed, post: postFailed },
  { name: 'error', list: listFailed, post: postFailed },
  { name: 'html', list: listFailed, post: postFailed },
  { name: 'malformed', list: listFailed, post: postFailed },
  { name: 'empty', list: noPosts, post: postFailed },
  { name: 'incomplete' },
  { name: 'hostile' },
  { name: 'huge', post: postFailed },
];

/** The texts that no page may show when a field is missing or invalid. */
const leftovers = /undefined|NaN|\[object|Invalid|\b19[67]\d/;

const expectUsablePage = async (page: Page, name: Scenario) => {
  const main = page.locator('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('link').first()).toBeVisible();
  await expect(main.locator('script, iframe, form[action^="//"], [onerror], [onload]')).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  if (name !== 'hostile') await expect(main).not.toContainText(leftovers);
};

const expectList = async (page: Page, { name, list }: FailureMode) => {
  const main = page.locator('main');
  const content = list ? main.getByText(list) : main.getByRole('article');
  await expect(content.first()).toBeVisible();
  await expectUsablePage(page, name);
};

for (const mode of failureModes) {
  const { name, post } = mode;
  test(`with the scenario ${name}, lists and posts stay usable and recover`, async ({
    page,
    setScenario,
    consoleMessages,
  }) => {
    if (name === 'hang') await shortenTimeout(page);
    await openHydrated(page, unknownPath);
    await setScenario(name);

    await headerLink(page, 'BLOG').click();
    await expect(page).toHaveURL(/\/blog$/);
    await expectList(page, mode);

    // Neither of these is in the build, so the shells open them.
    await openHydrated(page, '/blog/category/not-in-the-build');
    await expectList(page, mode);
    await openHydrated(page, '/blog/not-in-the-build');
    if (post) await expect(page.getByText(post)).toBeVisible();
    else await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
    await expectUsablePage(page, name);

    await setScenario('ok');
    // A visit loads a list once: the post has loaded the hostile one, to name related posts.
    if (name === 'hostile') await openHydrated(page, unknownPath);
    await headerLink(page, 'BLOG').click();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
    expect(consoleMessages.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
}

for (const path of ['/', '/blog', '/blog/category/hockey-tips', '/blog/608-bearings-explained']) {
  test(`${path} keeps its prerendered posts when the API fails after load`, async ({
    page,
    setScenario,
  }) => {
    await setScenario('error');
    const answered = page.waitForResponse((response) => response.url().includes('/api/blog/'));
    await openHydrated(page, path);
    expect((await answered).status()).toBe(500);
    const title = await page.title();
    const text = await page.locator('main').innerText();
    await headerLink(page, 'BEARINGS').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bearings');
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.locator('main').innerText()).toBe(text);
    expect(text).not.toContain(noPosts);
  });
}

test('prerendered lists become empty when the API has no posts any more', async ({
  page,
  setScenario,
}) => {
  await setScenario('empty');
  for (const path of ['/', '/blog', '/blog/category/hockey-tips']) {
    await openHydrated(page, path);
    await expect(page.getByText(noPosts).first()).toBeVisible();
  }
});
