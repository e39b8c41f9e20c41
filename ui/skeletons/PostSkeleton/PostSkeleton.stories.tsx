import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import { onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { PostSkeleton } from './PostSkeleton.tsx';

const meta = preview.meta({
  title: 'Skeletons/PostSkeleton',
  component: PostSkeleton,
  args: {
    withoutScript: {
      text: 'This article needs JavaScript to load.',
      link: { label: 'All posts', href: '/blog' },
    },
  },
});

/** Screen readers read a text in place of the shape. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading article')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Tablet = meta.story(onlyAt('w768'));

export const Narrow = meta.story(narrow);
