import { expect } from 'storybook/test';
import { narrow } from '#.storybook/edges';
import preview from '#.storybook/preview';
import { Grid, listPlaces } from '../../layout/Grid/index.ts';
import { PostCard } from '../../cards/PostCard/index.ts';
import { PostCardSkeleton } from './PostCardSkeleton.tsx';
import { postCard } from '#.storybook/fixtures/postCards.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { inCardWidth } from '#.storybook/fixtures/cardWidth.tsx';

const meta = preview.meta({
  title: 'Skeletons/PostCardSkeleton',
  component: PostCardSkeleton,
  argTypes: { place: choice(listPlaces) },
});

/** Has no text: the list around it announces that it loads. */
export const Default = meta.story({
  decorators: [inCardWidth],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('post-card-skeleton')).toHaveTextContent('');
  },
});

/** Beside a card of the same size. */
export const BesideACard = meta.story({
  render: () => (
    <Grid columns="2" label="Before and after">
      <li>
        <PostCardSkeleton />
      </li>
      <li>
        <PostCard {...postCard} />
      </li>
    </Grid>
  ),
});

export const Narrow = meta.story(narrow);
