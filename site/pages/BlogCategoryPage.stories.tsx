import { expect } from 'storybook/test';
import {
  expectOpen,
  inOwnScenario,
  pageStories,
  showsLoadFailure,
  showsLongTitles,
  showsNoCovers,
  showsSkeletons,
} from '#site/stories';
import { noScreenshot, wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { posts } from '#mock-api/fixtures/index.ts';
import { categoryPage } from '../content/blog.ts';

const words = categoryPage('hockey-tips');
const count = posts.filter(({ category }) => category === 'hockey-tips').length;

const meta = preview.meta({ ...pageStories, title: 'Pages/Category', args: { path: words.path } });

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, 'Hockey Tips', words.head);
    await expect(canvas.getByText(words.intro.lead)).toBeVisible();
    await expect(await canvas.findAllByText('Read more')).toHaveLength(count);
  }),
});

/** Six skeletons until the API answers. */
export const Loading = meta.story({ args: { scenario: 'slow' }, play: showsSkeletons(6) });

export const Empty = meta.story({
  args: { scenario: 'empty' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect(await canvas.findByText('No posts found')).toBeVisible();
    await expect(canvas.getByText(words.empty.text)).toBeVisible();
  }),
});

export const LoadFailed = meta.story({ args: { scenario: 'error' }, play: showsLoadFailure });

/** An unknown category: its title is made from the slug, and the page has `noindex`. */
export const NotFound = meta.story({
  args: { path: '/blog/category/goalie-masks' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, 'Goalie Masks', { title: 'Goalie Masks' });
    await expect(await canvas.findByText('No posts found')).toBeVisible();
    await expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }),
});

export const LongText = meta.story({
  args: { scenario: 'longText' },
  play: showsLongTitles,
});

export const NoPictures = meta.story({
  args: { scenario: 'noPictures' },
  play: showsNoCovers(count),
});

export const BrokenPictures = NoPictures.extend({
  ...noScreenshot,
  args: { scenario: 'brokenPictures' },
});
