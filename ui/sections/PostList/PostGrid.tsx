import { memo } from 'react';
import { PostCard, type PostCardProps } from '../../cards/PostCard/index.ts';
import { Grid } from '../../layout/Grid/index.ts';

/** A post card and the key of its post. */
export interface PostItem extends PostCardProps {
  /** Unique in the list; never shown. */
  id: string;
}

/**
 * The widths at which covers are drawn. In one column on a tablet the cover is beside the text and
 * cropped to its height: the whole picture is about 36rem wide.
 */
const coverSizes = {
  trio: '(min-width: 84em) 25rem, (min-width: 64em) 30vw, (min-width: 48em) 36rem, 94vw',
  '3': '(min-width: 84em) 25rem, (min-width: 64em) 30vw, (min-width: 48em) 46vw, 94vw',
} as const;

interface PostGridProps {
  posts: readonly PostItem[];
  /** The columns of the grid. */
  columns: keyof typeof coverSizes;
  level?: PostCardProps['level'];
  /** Whether the first window shows the first cover, which then loads before all others. */
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
          coverSizes={coverSizes[columns]}
          priority={isFirst && index === 0 ? 'first' : 'lazy'}
        />
      </li>
    ))}
  </Grid>
);
