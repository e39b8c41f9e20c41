import { expect } from 'storybook/test';
import {
  expectOpen,
  inOwnScenario,
  pageStories,
  showsLoadFailure,
  showsLongTitles,
  showsNoCovers,
  showsSkeletons,
  showsText,
} from '#site/stories';
import { noScreenshot, wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { blog } from '../content/blog.ts';

const meta = preview.meta({ ...pageStories, title: 'Pages/Blog', args: { path: blog.path } });

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, blog.intro.title, blog.head);
    await expect(await canvas.findAllByText('Read more')).toHaveLength(12);
    await expect(canvas.getAllByRole('link', { name: /^View all/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Equipment Care' })).toBeVisible();
    // No post is in this category.
    await expect(canvas.queryByRole('link', { name: 'Product Histories' })).not.toBeInTheDocument();
  }),
});

/** Six skeletons until the API answers. */
export const Loading = meta.story({ args: { scenario: 'slow' }, play: showsSkeletons(6) });

export const Empty = meta.story({ args: { scenario: 'empty' }, play: showsText('No posts found') });

export const LoadFailed = meta.story({ args: { scenario: 'error' }, play: showsLoadFailure });

/** Titles of several lines; every third is one long word. */
export const LongText = meta.story({
  args: { scenario: 'longText' },
  play: showsLongTitles,
});

export const NoPictures = meta.story({
  args: { scenario: 'noPictures' },
  play: showsNoCovers(6),
});

export const BrokenPictures = NoPictures.extend({
  ...noScreenshot,
  args: { scenario: 'brokenPictures' },
});
