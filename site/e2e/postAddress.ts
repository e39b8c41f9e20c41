/** Posts whose slugs a URL writes differently, and what must agree about their addresses. */
import type { Page } from '@playwright/test';
import type { Post } from '../../mock-api/fixtures/index.ts';
import { newPost } from './postApi.ts';
import { expect, holdRequests, openHydrated, waitForHydration } from './test.ts';

/** A path as every link, tag and file must write it, by slug. */
const paths = {
  'Tape&copy+b:c@d,e;f=g$&h': '/blog/tape&copy+b:c@d,e;f=g$&h',
  "Épée-don't!(now)*~": "/blog/%C3%A9p%C3%A9e-don't!(now)*~",
  '冰球[a]|b^c"d<e>': '/blog/%E5%86%B0%E7%90%83%5Ba%5D%7Cb%5Ec%22d%3Ce%3E',
};

type OddPost = Post & { path: string };

export const oddPosts: OddPost[] = Object.entries(paths).map(([slug, path], index) => ({
  ...newPost,
  id: 910 + index,
  slug,
  path,
  title: `Post ${slug}`,
  category: 'hockey-tips',
}));

const list = '/blog/category/hockey-tips';

/** Marks the heading of the document, to see whether hydration keeps it. */
const markHeading = () =>
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('main h1')?.setAttribute('data-document', '');
  });

const unescapeXml = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Expects the post with its address in the address bar, in the tags of the head, and in what is shared. */
const expectAddresses = async (page: Page, { origin, post }: { origin: string; post: OddPost }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  expect(page.url()).toBe(origin + post.path);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical?.replace(/^https:\/\/[^/]+/, '')).toBe(post.path);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical ?? '');
  for (const network of ['Twitter', 'LinkedIn', 'Facebook']) {
    const href = await page.getByRole('link', { name: network }).first().getAttribute('href');
    const { searchParams } = new URL(href ?? '');
    expect(searchParams.get('url') ?? searchParams.get('u')).toBe(canonical);
  }
  return canonical;
};

/**
 * Opens a post by a link of a prerendered list and by its address, and expects the same address
 * everywhere. By its address, hydration must keep the document.
 *
 * @param texts the sitemap and the feed
 */
export const expectOneAddress = async (
  page: Page,
  { origin, texts, post }: { origin: string; texts: readonly string[]; post: OddPost },
) => {
  await page.addInitScript(markHeading);
  // The link must work before the list is loaded: the prerendered one is all that the page knows.
  const lists = await holdRequests(page, '**/api/blog/category/**');
  await openHydrated(page, origin + list);
  const link = page.getByRole('main').getByRole('link', { name: post.title, exact: true });
  await expect(link).toHaveAttribute('href', post.path);
  await link.click();
  await expectAddresses(page, { origin, post });
  await lists.release();

  const asked = page.waitForResponse(`**/api/blog/post/${encodeURIComponent(post.slug)}`);
  const answer = await page.goto(origin + post.path);
  expect(answer?.status()).toBe(200);
  expect(answer?.request().redirectedFrom()).toBeNull();
  expect((await asked).status()).toBe(304);
  await waitForHydration(page);
  const canonical = await expectAddresses(page, { origin, post });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-document');
  for (const text of texts) expect(unescapeXml(text)).toContain(`>${canonical}<`);
};
