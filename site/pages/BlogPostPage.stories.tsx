import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTitle } from '#mock-api/fixtures/edges.ts';
import { posts } from '#mock-api/fixtures/index.ts';
import { postPage } from '../content/blog.ts';
import {
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const route = '/blog/:slug';
const [post] = posts;

const meta = preview.meta({ ...pageMeta, title: 'Pages/Article' });

/** With what to read next, below it. */
export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf(route, 'Loaded'),
  play: reads(async ({ canvas }) => {
    const title = post?.title ?? '';
    await expectOpen(canvas, title, { title });
    await expect(canvas.getByRole('list', { name: 'Share this post' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to all posts' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: postPage.related })).toBeVisible();
  }),
});

export const Loading = meta.story({
  args: stateOf(route, 'Loading'),
  play: reads(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading article')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  }),
});

/** No article has this address. */
export const NotFound = meta.story({
  args: stateOf(route, 'NotFound'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, 'Post not found', postPage.missing);
    await expect(canvas.getByRole('link', { name: 'Return to blog' })).toBeVisible();
  }),
});

/** Why it is not there makes no difference to who looks for it. */
export const LoadFailed = meta.story({
  args: stateOf(route, 'LoadFailed'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, 'Post not found', postPage.missing);
  }),
});

export const LongText = meta.story({
  args: stateOf(route, 'LongText'),
  play: reads(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longTitle })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: postPage.related })).toBeVisible();
  }),
});

export const NoPictures = meta.story({
  args: stateOf(route, 'NoPictures'),
  play: reads(async ({ canvas }) => {
    const [cover] = await canvas.findAllByRole('img', { name: 'Hockey Article' });
    await expect(cover).not.toHaveAttribute('src');
  }),
});

export const BrokenPictures = meta.story({
  args: stateOf(route, 'BrokenPictures'),
  play: reads(async ({ canvas }) => {
    const [cover] = await canvas.findAllByRole('img', { name: 'Hockey Article' });
    await expect(cover).not.toHaveAttribute('src');
  }),
});
