/** Changes of the page by links that a mouse has pointed at, and by Back. */
import type { Locator, Page } from '@playwright/test';
import { headerLink } from '../../test.ts';
import { centerOf } from './controls.ts';
import { goBack } from './record.ts';

export interface PageChange {
  name: string;
  path: string;
  prepare: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** Long enough for the code and the data of a page from a server on the same machine, in ms. */
const prefetchMs = 1500;

const pointAt = async (link: Locator) => {
  const page = link.page();
  const [x, y] = await centerOf(link);
  await page.mouse.move(x, y);
  await page.waitForTimeout(prefetchMs);
};

const press = async (page: Page) => {
  await page.mouse.down();
  await page.mouse.up();
};

const card = (page: Page) =>
  page
    .locator('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Read more/ });

const byLink = (name: string, path: string, link: (page: Page) => Locator): PageChange => ({
  name,
  path,
  prepare: (page) => pointAt(link(page)),
  act: press,
});

export const pageChanges: readonly PageChange[] = [
  byLink('home → tape', '/', (page) => headerLink(page, 'HOCKEY TAPE')),
  byLink('home → blog', '/', (page) => headerLink(page, 'BLOG')),
  byLink('blog → post', '/blog', card),
  {
    name: 'post → Back',
    path: '/blog',
    prepare: async (page) => {
      await pointAt(card(page));
      await press(page);
      await page.getByRole('button', { name: 'Copy link' }).waitFor();
      await page.waitForTimeout(prefetchMs);
    },
    act: goBack,
  },
];
