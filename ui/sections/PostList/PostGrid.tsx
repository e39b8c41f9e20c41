import { memo } from 'react';
import { PostCard, type PostCardProps } from '../../cards/PostCard/index.ts';
import { Grid, type GridProps } from '../../layout/Grid/index.ts';

/** A post card and the key of its post. */
export interface PostItem extends PostCardProps {
  /** Unique in the list; never shown. */
  id: string;
}

interface PostGridProps extends Pick<GridProps, 'columns'> {
  posts: readonly PostItem[];
  level?: PostCardProps['level'];
  /** Whether the first window shows the first cover, which then loads early. */
  isFirst?: boolean;
}

// "Show more" renders only the cards that it adds.
const SameCard = memo(PostCard);

/** Renders post cards side by side. */
export const PostGrid = ({ posts, columns, level, isFirst = false }: PostGridProps) => (
  <Grid columns={columns}>
    {posts.map(({ id, ...post }, index) => (
      <li key={id}>
        <SameCard
          {...post}
          {...(level && { level })}
          priority={isFirst && index === 0 ? 'early' : 'lazy'}
        />
      </li>
    ))}
  </Grid>
);
