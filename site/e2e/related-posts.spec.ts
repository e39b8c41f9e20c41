/** The posts that are shown below a post, and below those of a category with few. */
import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './test.ts';

const cards = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('article');

const otherTopics = (page: Page) => cards(page, 'From other topics');

test('a category with one post leads to posts of other topics, one with more does not', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  await page.getByRole('link', { name: 'Equipment Care', exact: true }).first().click();
  await expect(otherTopics(page)).toHaveCount(3);
  await expect(otherTopics(page).filter({ hasText: 'Equipment Care' })).toHaveCount(0);
  await page.reload();
  await expect(otherTopics(page)).toHaveCount(3);
  await page.goto('/blog/category/hockey-tips');
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
  await expect(otherTopics(page)).toHaveCount(0);
});

test('a post about a product leads to others about it, whether it is opened by a link or by its address', async ({
  page,
}) => {
  const titles = () => cards(page, 'Keep reading').getByRole('heading').allInnerTexts();
  await openHydrated(page, '/blog');
  await page.getByRole('link', { name: 'Shin Guard Tape or Straps? What Holds, and When' }).click();
  await expect(cards(page, 'Keep reading')).toHaveCount(3);
  const opened = await titles();
  expect(opened.slice(0, 2).every((title) => title.includes('Shin'))).toBe(true);
  await page.reload();
  await expect(cards(page, 'Keep reading')).toHaveCount(3);
  expect(await titles()).toEqual(opened);
});
