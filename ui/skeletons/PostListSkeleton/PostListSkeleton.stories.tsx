import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import { inModes, notInChromatic, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { PostListSkeleton } from './PostListSkeleton.tsx';

const meta = preview.meta({
  title: 'Skeletons/PostListSkeleton',
  parameters: inModes(small),
  component: PostListSkeleton,
  args: { count: 3 },
});

/** Screen readers read a text in place of the shapes. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading articles')).toBeInTheDocument();
    await expect(canvas.getAllByTestId('post-card-skeleton')).toHaveLength(3);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** Six skeletons, as on the blog's pages. */
export const PageOfTheirOwn = meta.story({ ...notInChromatic, args: { count: 6 } });

export const Narrow = meta.story(narrow);
