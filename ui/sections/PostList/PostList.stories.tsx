import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import { inModes, large } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { PostGrid, type PostItem } from './PostGrid.tsx';
import { PostList, type PostListProps } from './PostList.tsx';
import { latestPostCards } from '../../../.storybook/fixtures/postCards.ts';

interface Content {
  posts: readonly PostItem[];
}

/** The blog's sections show the other states: `BlogTeaser`, `BlogIndex`, `BlogCategory`. */
const meta = preview.meta({
  title: 'Sections/PostList',
  parameters: inModes(large),
  component: PostList<Content>,
  args: {
    state: { status: 'loaded', posts: latestPostCards },
    isEmpty: ({ posts }) => posts.length === 0,
    empty: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
    skeletons: 3,
    children: ({ posts }) => <PostGrid posts={posts} columns="trio" />,
  } satisfies PostListProps<Content>,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
  },
});

export const Narrow = meta.story(narrow);
