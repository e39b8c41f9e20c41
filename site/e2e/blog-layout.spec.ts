/** Lists of posts fill their width, whatever the number of posts, and tables fit a phone. */
import type { Page } from '@playwright/test';
import { posts as fixtures, toSummary } from '../../mock-api/fixtures/index.ts';
import { pageSize } from '../api/counts.ts';
import { expect, headerLink, openHydrated, test } from './test.ts';

const [first] = fixtures;
const listOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...(first && toSummary(first)),
    id: at,
    slug: `post-${at}`,
    title: `Post ${at}`,
  }));

/** Returns the rows of cards, from the top, that do not reach from one end of the list to the other. */
const findGaps = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((article) => {
      const list = article.closest('ul');
      if (!list) throw new Error('The card is in no list.');
      const { left, right } = list.getBoundingClientRect();
      const rows = new Map<number, DOMRect[]>();
      for (const item of list.children) {
        const box = item.getBoundingClientRect();
        const top = Math.round(box.top);
        rows.set(top, [...(rows.get(top) ?? []), box]);
      }
      return [...rows.values()].flatMap((boxes, row) => {
        const isFull =
          Math.abs(Math.min(...boxes.map((box) => box.left)) - left) < 1 &&
          Math.abs(Math.max(...boxes.map((box) => box.right)) - right) < 1;
        return isFull ? [] : [row];
      });
    });

for (const count of [1, 2, 3, 4, 5, pageSize]) {
  test(`a category of ${count} has no gap beside its cards, from 320 to 1440 px`, async ({
    page,
  }) => {
    await page.route('**/api/blog/category/equipment-care', (route) =>
      route.fulfill({ json: listOf(count) }),
    );
    await openHydrated(page, '/blog');
    await page.locator('main').getByRole('link', { name: 'Equipment Care' }).first().click();
    // Below a category with one or two posts, posts of other topics follow.
    const heading = page.getByRole('heading', { name: /^Post \d+$/ });
    await expect(page.getByRole('article').filter({ has: heading })).toHaveCount(count);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findGaps(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the blog page lists the posts that its sections do not show, each once', async ({ page }) => {
  await openHydrated(page, '/about');
  await headerLink(page, 'BLOG').click();
  const main = page.locator('main');
  const list = main.getByRole('region', { name: 'More articles' });
  const inCards = await main.getByRole('article').getByRole('heading').allInnerTexts();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  const listed = await list.getByRole('listitem').getByRole('heading').allInnerTexts();
  expect(listed.filter((title) => inCards.includes(title))).toEqual([]);
  await list.getByRole('link', { name: '608 Bearings Explained' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^608 Bearings Explained/);
});

test('a table of three columns has the name of a row above its cells on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/blog/shin-tape-or-straps');
  await expect(page.getByRole('columnheader', { name: 'Straps' })).toBeVisible();
  const cells = page.getByRole('row', { name: /^Look/ }).getByRole('cell');
  const [name, tape, straps] = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(tape?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  expect(straps?.top).toBe(tape?.top);
});
