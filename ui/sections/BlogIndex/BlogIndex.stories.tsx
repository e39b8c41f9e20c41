import { expect, within } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import {
  everyWindow,
  inChromatic,
  noScreenshot,
  onlyAt,
  phoneAndDesktop,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Heading } from '../../primitives/Heading/index.ts';
import { BlogIndex, type BlogIndexSection, type BlogIndexState } from './BlogIndex.tsx';
import { categoryLinks } from '#.storybook/fixtures/posts.ts';
import { indexStates } from '#.storybook/fixtures/sectionStates.ts';

const loaded = indexStates.loaded.status === 'loaded' ? indexStates.loaded.sections : [];

const withPosts = (
  change: (posts: BlogIndexSection['posts']) => BlogIndexSection['posts'],
): BlogIndexState => ({
  status: 'loaded',
  sections: loaded.map((section) => ({ ...section, posts: change(section.posts) })),
});
const changed = (change: Partial<BlogIndexSection['posts'][number]>) =>
  withPosts((posts) => posts.map((post) => ({ ...post, ...change })));

const meta = preview.meta({
  title: 'Sections/BlogIndex',
  component: BlogIndex,
  args: {
    state: indexStates.loaded,
    empty: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
    categoryLinks,
  },
});

export const Default = meta.story(everyWindow);

/** Two categories with a lead and two more posts each, and a link to all posts of each. */
export const Loaded = meta.story({
  ...noScreenshot,
  play: async ({ canvas }) => {
    for (const { title, all } of loaded) {
      const region = canvas.getByRole('region', { name: title });
      await expect(within(region).getAllByRole('article')).toHaveLength(3);
      await expect(within(region).getByRole('link', { name: `View all ${title}` })).toHaveAttribute(
        'href',
        all.href,
      );
    }
  },
});

/** Six skeletons, and a text for screen readers, below the links to all categories. */
export const Loading = meta.story({
  ...inChromatic(phoneAndDesktop),
  args: { state: indexStates.loading },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading articles')).toBeInTheDocument();
    await expect(canvas.getAllByTestId('post-card-skeleton')).toHaveLength(6);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Topics' })).toBeVisible();
  },
});

export const Empty = meta.story({
  ...inChromatic(),
  args: { state: indexStates.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No posts found' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Topics' })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  ...inChromatic(),
  args: { state: indexStates.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.getByText(/^We couldn't load the blog posts\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A section of the page is above the list of other posts. */
export const WithGuides = meta.story({
  ...noScreenshot,
  args: { children: <Heading level={2}>Step by step</Heading> },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(names.slice(-2)).toEqual(['Step by step', 'More articles']);
  },
});

export const OneSection = meta.story({
  args: { state: { status: 'loaded', sections: loaded.slice(1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('View all Hockey Tips')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Product Guides' })).toBeVisible();
  },
});

export const OneItem = meta.story({
  args: { state: withPosts((posts) => posts.slice(0, 1)) },
});

/** Each post has a row to itself. */
export const TwoItems = meta.story({
  ...phoneAndDesktop,
  args: { state: withPosts((posts) => posts.slice(0, 2)) },
});

export const NoImage = meta.story({ args: { state: changed({ cover: '' }) } });

export const BrokenImage = meta.story({
  ...onlyAt('w1440'),
  args: { state: changed({ cover: missingPicture }) },
});

export const LongText = meta.story({
  args: { state: changed({ title: longTitle, excerpt: longText, author: longTitle }) },
});

export const UnbrokenWord = meta.story({
  args: { state: changed({ title: unbrokenWord, excerpt: unbrokenWord, author: unbrokenWord }) },
  ...narrow,
});

export const Narrow = meta.story(fits);
