import { expect, fn, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, noScreenshot, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { BlogTeaser, type BlogTeaserState } from './BlogTeaser.tsx';
import type { PostItem } from '../PostList/index.ts';
import { latestPostCards } from '#.storybook/fixtures/postCards.ts';

const loaded = (posts: readonly PostItem[]): BlogTeaserState => ({ status: 'loaded', posts });
const changed = (change: Partial<(typeof latestPostCards)[number]>) =>
  loaded(latestPostCards.map((post) => ({ ...post, ...change })));

const onRetry = fn();

const meta = preview.meta({
  title: 'Sections/BlogTeaser',
  component: BlogTeaser,
  args: {
    title: 'Hockey Tips & Guides',
    lead: 'Taping, lacing, rolling: what we have learned at the rink, written down.',
    state: loaded(latestPostCards),
    empty: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
    all: { label: 'View all articles', href: '/blog' },
  },
});

export const Default = meta.story(everyWindow);

/** Three posts with their links, and the link to the blog. */
export const Loaded = meta.story({
  ...noScreenshot,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Hockey Tips & Guides' });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      latestPostCards.map(({ title }) => title),
    );
    await expect(canvas.getByRole('link', { name: 'View all articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
    await expect(canvas.queryByTestId('post-card-skeleton')).not.toBeInTheDocument();
  },
});

/** Three skeletons, and a text for screen readers. */
export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading articles')).toBeInTheDocument();
    await expect(canvas.getAllByTestId('post-card-skeleton')).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all articles' })).toBeVisible();
  },
});

/** Retry calls `onRetry`. */
export const LoadFailed = meta.story({
  ...phoneAndDesktop,
  args: {
    state: {
      status: 'failed',
      text: 'Unable to load blog posts. Please try again later.',
      onRetry,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Unable to load blog posts. Please try again later.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const OneItem = meta.story({
  args: { state: loaded(latestPostCards.slice(0, 1)) },
});

export const NoImage = meta.story({ args: { state: changed({ cover: '' }) } });

export const LongText = meta.story({
  args: { state: changed({ title: longTitle, excerpt: longText }) },
});

export const UnbrokenWord = meta.story({
  args: { state: changed({ title: unbrokenWord, excerpt: unbrokenWord }) },
  ...narrow,
});

export const Narrow = meta.story(fits);
