import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTitle } from '#mock-api/fixtures/edges.ts';
import { blog } from '../content/blog.ts';
import {
  expectNoCovers,
  expectOpen,
  pageStories,
  inOwnScenario,
  onDesktopToo,
} from '../../.storybook/pages/pageStories.tsx';

const meta = preview.meta({ ...pageStories, title: 'Pages/Blog', args: { path: blog.path } });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, blog.intro.title, blog.head);
    await expect(await canvas.findAllByText('Read more')).toHaveLength(6);
    await expect(canvas.getAllByRole('link', { name: /^View all/ })).toHaveLength(2);
  }),
});

/** Six skeletons until the API answers. */
export const Loading = meta.story({
  args: { scenario: 'slow' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect(await canvas.findAllByTestId('post-card-skeleton')).toHaveLength(6);
  }),
});

export const Empty = meta.story({
  args: { scenario: 'empty' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect(await canvas.findByText('No posts found')).toBeVisible();
  }),
});

export const LoadFailed = meta.story({
  args: { scenario: 'error' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  }),
});

/** Titles of several lines; every third is one long word. */
export const LongText = meta.story({
  args: { scenario: 'longText' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect((await canvas.findAllByText(longTitle))[0]).toBeVisible();
  }),
});

export const NoPictures = meta.story({
  args: { scenario: 'noPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectNoCovers(canvas, 6);
  }),
});

export const BrokenPictures = meta.story({
  args: { scenario: 'brokenPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectNoCovers(canvas, 6);
  }),
});
