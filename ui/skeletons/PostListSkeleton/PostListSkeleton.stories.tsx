import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { PostListSkeleton } from './PostListSkeleton.tsx';

const meta = preview.meta({
  title: 'Skeletons/PostListSkeleton',
  component: PostListSkeleton,
  args: { count: 3, columns: 'trio' as const },
});

/** Hidden from screen readers: the list around it has a text for them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTestId('post-card-skeleton')).toHaveLength(3);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** A lead story, two beside each other and a list, as on a category page. */
export const WithALead = meta.story({ args: { count: 6, columns: 'lead' } });

/** A section of the blog's first page. */
export const WithAHeading = meta.story({
  args: { columns: 'lead', hasHeading: true },
});

export const Narrow = meta.story(narrow);
