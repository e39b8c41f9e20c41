import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTitle } from '#mock-api/fixtures/edges.ts';
import { posts } from '#mock-api/fixtures/index.ts';
import { categoryPage } from '../content/blog.ts';
import {
  expectNoCovers,
  expectOpen,
  pageMeta,
  reads,
  stateOf,
  onDesktopToo,
} from '../../.storybook/pages/page.tsx';

const route = '/blog/category/:category';
const words = categoryPage('hockey-tips');
const count = posts.filter(({ category }) => category === 'hockey-tips').length;

const meta = preview.meta({ ...pageMeta, title: 'Pages/Category' });

export const Loaded = meta.story({
  parameters: onDesktopToo,
  args: stateOf(route, 'Loaded'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, 'Hockey Tips', words.head);
    await expect(canvas.getByText(words.intro.lead)).toBeVisible();
    await expect(await canvas.findAllByText('Read more')).toHaveLength(count);
  }),
});

/** Room for six, until the API answers. */
export const Loading = meta.story({
  args: stateOf(route, 'Loading'),
  play: reads(async ({ canvas }) => {
    await expect(await canvas.findAllByTestId('post-card-skeleton')).toHaveLength(6);
  }),
});

export const Empty = meta.story({
  args: stateOf(route, 'Empty'),
  play: reads(async ({ canvas }) => {
    await expect(await canvas.findByText('No posts found')).toBeVisible();
    await expect(canvas.getByText(words.empty.text)).toBeVisible();
  }),
});

export const LoadFailed = meta.story({
  args: stateOf(route, 'LoadFailed'),
  play: reads(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  }),
});

/** A name that nobody has given: it is put into words, and search engines are asked to stay away. */
export const NotFound = meta.story({
  args: stateOf(route, 'NotFound'),
  play: reads(async ({ canvas }) => {
    await expectOpen(canvas, 'Goalie Masks', { title: 'Goalie Masks' });
    await expect(await canvas.findByText('No posts found')).toBeVisible();
    await expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }),
});

export const LongText = meta.story({
  args: stateOf(route, 'LongText'),
  play: reads(async ({ canvas }) => {
    await expect((await canvas.findAllByText(longTitle))[0]).toBeVisible();
  }),
});

export const NoPictures = meta.story({
  args: stateOf(route, 'NoPictures'),
  play: reads(async ({ canvas }) => {
    await expectNoCovers(canvas, count);
  }),
});

export const BrokenPictures = meta.story({
  args: stateOf(route, 'BrokenPictures'),
  play: reads(async ({ canvas }) => {
    await expectNoCovers(canvas, count);
  }),
});
