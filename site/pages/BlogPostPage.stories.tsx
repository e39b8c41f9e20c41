import { expect, within } from 'storybook/test';
import { expectOpen, inOwnScenario, pageStories } from '#site/stories';
import { noScreenshot, wholePage } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { longTitle } from '#mock-api/fixtures/edges.ts';
import { posts } from '#mock-api/fixtures/index.ts';
import { postPage } from '../content/postPage.ts';

const [post] = posts;
if (!post) throw new Error('The mock API has no posts.');

const meta = preview.meta({
  ...pageStories,
  title: 'Pages/Post',
  args: { path: `/blog/${post.slug}` },
});

export const Loaded = meta.story({
  ...wholePage,
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, post.title, post);
    await expect(canvas.getByRole('list', { name: 'Share this post' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: postPage.related.title }),
    ).toBeVisible();
  }),
});

export const Loading = meta.story({
  args: { scenario: 'slow' },
  play: inOwnScenario(async ({ canvas, canvasElement }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading article')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  }),
});

export const NotFound = meta.story({
  args: { path: '/blog/no-such-post' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, 'Post not found', postPage.missing);
    await expect(canvas.getByRole('link', { name: 'Return to blog' })).toBeVisible();
  }),
});

/** Shows the same panel as a missing post. */
export const LoadFailed = meta.story({
  ...noScreenshot,
  args: { scenario: 'error' },
  play: inOwnScenario(async ({ canvas }) => {
    await expectOpen(canvas, 'Post not found', postPage.missing);
  }),
});

export const LongText = meta.story({
  args: { scenario: 'longText' },
  play: inOwnScenario(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longTitle })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: postPage.related.title }),
    ).toBeVisible();
  }),
});

/** Its looks are compared in the sections of a post and of related posts, which have stories without pictures. */
export const NoPictures = meta.story({
  ...noScreenshot,
  args: { scenario: 'noPictures' },
  play: inOwnScenario(async ({ canvas }) => {
    const [cover] = await canvas.findAllByRole('img', { name: 'Hockey Article' });
    await expect(cover).not.toHaveAttribute('src');
  }),
});

/** Looks like the story without pictures. */
export const BrokenPictures = NoPictures.extend({
  ...noScreenshot,
  args: { scenario: 'brokenPictures' },
});
