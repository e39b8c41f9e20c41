import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, noScreenshot, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { BlogCategory, type BlogCategoryState } from './BlogCategory.tsx';
import { allPostCards } from '#.storybook/fixtures/postCards.ts';
import { categoryLinks } from '#.storybook/fixtures/posts.ts';
import { categoryStates } from '#.storybook/fixtures/sectionStates.ts';

const posts = categoryStates.loaded.status === 'loaded' ? categoryStates.loaded.posts : [];
const changed = (change: Partial<(typeof posts)[number]>): BlogCategoryState => ({
  status: 'loaded',
  posts: posts.map((post) => ({ ...post, ...change })),
});

const meta = preview.meta({
  title: 'Sections/BlogCategory',
  component: BlogCategory,
  args: {
    state: categoryStates.loaded,
    empty: {
      title: 'No posts found',
      text: 'There are no blog posts in this category yet. Check back soon!',
    },
    categoryLinks: {
      ...categoryLinks,
      links: categoryLinks.links.map((one, at) => ({ ...one, isCurrent: at === 0 })),
    },
  },
});

export const Default = meta.story(everyWindow);

/** Each post has its author and its links. */
export const Loaded = meta.story({
  ...noScreenshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    for (const { title, href } of posts) {
      const link = canvas.getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', href);
      await expect(canvas.getByRole('link', { name: `Read more (${title})` })).toBeVisible();
    }
    await expect(canvas.getAllByText(`By ${posts[0]?.author}`)[0]).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  ...phoneAndDesktop,
  args: { state: categoryStates.loading },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading articles')).toBeInTheDocument();
    await expect(canvas.getAllByTestId('post-card-skeleton')).toHaveLength(6);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { state: categoryStates.empty },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.empty.text)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  args: { state: categoryStates.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  },
});

/** Show more focuses the first added post, and announces how many are shown. */
export const ShowMore = meta.story({
  render: function Growing(args) {
    const [count, setCount] = useState(6);
    const all = allPostCards.slice(0, 14);
    const isAll = count >= all.length;
    const state: BlogCategoryState = {
      status: 'loaded',
      posts: all.slice(0, count),
      shownNote: `Showing ${Math.min(count, all.length)} of ${all.length} posts`,
      more: isAll ? undefined : { label: 'Show more', onMore: () => setCount(count + 6) },
    };
    return <BlogCategory {...args} state={state} />;
  },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByText('Showing 6 of 14 posts');
    const button = canvas.getByRole('button', { name: 'Show more' });
    await userEvent.click(button);
    const seventh = canvas.getAllByRole('article')[6] ?? button;
    await expect(within(seventh).getAllByRole('link')[0]).toHaveFocus();
    await expect(note).toHaveTextContent('Showing 12 of 14 posts');
    await userEvent.click(button);
    const thirteenth = canvas.getAllByRole('article')[12] ?? button;
    await expect(within(thirteenth).getAllByRole('link')[0]).toHaveFocus();
    await expect(note).toHaveTextContent('Showing 14 of 14 posts');
    await expect(button).not.toBeInTheDocument();
  },
});

const more = { label: 'Show more', onMore: fn(), failure: 'The posts could not be loaded.' };
const shownNote = `Showing ${posts.length} of 14 posts`;

/** While more posts are loaded, the button keeps the focus and ignores further clicks. */
export const LoadingMore = meta.story({
  args: {
    state: {
      status: 'loaded',
      posts,
      shownNote,
      more: { ...more, isLoading: true, failure: undefined },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(more.onMore).not.toHaveBeenCalled();
  },
});

/** The posts below stay, and the button tries again. */
export const MoreFailed = meta.story({
  args: { state: { status: 'loaded', posts, shownNote, more } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(more.failure)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(more.onMore).toHaveBeenCalledOnce();
  },
});

export const OneItem = meta.story({
  ...phoneAndDesktop,
  args: { state: { status: 'loaded', posts: posts.slice(0, 1) } },
});

/** No number of posts leaves a gap: a second one that nothing stands beside has a row. */
export const TwoItems = meta.story({
  ...phoneAndDesktop,
  args: { state: { status: 'loaded', posts: posts.slice(0, 2) } },
});

/** As in a section of `BlogIndex`. */
export const ThreeItems = meta.story({
  ...noScreenshot,
  args: { state: { status: 'loaded', posts: posts.slice(0, 3) } },
});

/** The list begins with the fourth post; the Default has five. */
export const FourItems = meta.story({
  ...phoneAndDesktop,
  args: { state: { status: 'loaded', posts: posts.slice(0, 4) } },
});

/** As many posts as a page of the site shows at first. */
export const FullPage = meta.story({
  args: {
    state: {
      status: 'loaded',
      posts: [...allPostCards, ...allPostCards.map((post) => ({ ...post, id: `${post.id}-2` }))]
        .slice(0, 24)
        .map(({ category: _category, ...post }) => post),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
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
