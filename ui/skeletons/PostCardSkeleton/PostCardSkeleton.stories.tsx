import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { Grid } from '../../layout/Grid/index.ts';
import { PostCard } from '../../cards/PostCard/index.ts';
import { PostCardSkeleton } from './PostCardSkeleton.tsx';
import { postCard } from '#.storybook/fixtures/postCards.ts';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';

const meta = preview.meta({
  title: 'Skeletons/PostCardSkeleton',
  component: PostCardSkeleton,
  decorators: [inCardWidth],
});

/** Has no text: the list around it announces that it loads. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('post-card-skeleton')).toHaveTextContent('');
  },
});

/** Beside a card of the same size. */
export const BesideACard = meta.story({
  decorators: [
    (Story) => (
      <Grid columns="2" label="Before and after">
        <Story />
      </Grid>
    ),
  ],
  render: () => (
    <>
      <li>
        <PostCardSkeleton />
      </li>
      <li>
        <PostCard {...postCard} />
      </li>
    </>
  ),
});

export const Narrow = meta.story(narrow);
