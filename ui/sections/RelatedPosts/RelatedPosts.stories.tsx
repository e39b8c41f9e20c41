import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, noScreenshot, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { RelatedPosts } from './RelatedPosts.tsx';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';
import { allPostCards, latestPostCards } from '#.storybook/fixtures/postCards.ts';

const changed = (change: Partial<(typeof latestPostCards)[number]>) =>
  latestPostCards.map((post) => ({ ...post, ...change }));

const meta = preview.meta({
  title: 'Sections/RelatedPosts',
  component: RelatedPosts,
  args: {
    title: 'More hockey tips',
    posts: latestPostCards,
    all: { label: 'View all', href: '/blog/category/hockey-tips' },
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'More hockey tips' });
    await expect(within(region).getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'View all' })).toBeVisible();
  },
});

/** Shows the first three of many posts. */
export const Many = meta.story({
  ...noScreenshot,
  args: { posts: allPostCards },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** Posts without an excerpt. */
export const TitlesOnly = meta.story({
  ...noScreenshot,
  args: { posts: changed({ excerpt: '' }) },
});

export const OneItem = meta.story({
  ...phoneAndDesktop,
  args: { posts: latestPostCards.slice(0, 1) },
});

export const TwoItems = meta.story({
  ...phoneAndDesktop,
  args: { posts: latestPostCards.slice(0, 2) },
});

export const NoImage = meta.story({ args: { posts: changed({ cover: '' }) } });

export const LongText = meta.story({
  args: { title: longTitle, posts: changed({ title: longTitle, excerpt: longText }) },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, posts: changed({ title: unbrokenWord, author: unbrokenWord }) },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({
  ...notPrinted('RelatedPosts'),
  tags: ['!autodocs', '!dev', '!test'],
});
