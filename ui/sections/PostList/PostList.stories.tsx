import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import { everyWindow } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { PostListSkeleton } from '../../skeletons/PostListSkeleton/index.ts';
import { PostGrid } from './PostGrid.tsx';
import { PostList } from './PostList.tsx';
import { latestPostCards } from '#.storybook/fixtures/postCards.ts';

const loaded = { status: 'loaded', posts: latestPostCards } as const;

/** The blog's sections show the other states: `BlogTeaser`, `BlogIndex`, `BlogCategory`. */
const meta = preview.meta({
  title: 'Sections/PostList',
  component: PostList,
  args: {
    state: loaded,
    isEmpty: () => loaded.posts.length === 0,
    empty: { title: 'No posts found', text: 'There are no blog posts yet. Check back soon!' },
    skeleton: <PostListSkeleton count={3} columns="trio" />,
    children: () => <PostGrid posts={loaded.posts} columns="trio" />,
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
  },
});

export const Narrow = meta.story(narrow);
