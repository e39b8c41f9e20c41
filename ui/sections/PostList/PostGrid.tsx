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
}

/** Renders post cards side by side. */
export const PostGrid = ({ posts, columns, level }: PostGridProps) => (
  <Grid columns={columns}>
    {posts.map(({ id, ...post }) => (
      <li key={id}>
        <PostCard {...post} {...(level && { level })} />
      </li>
    ))}
  </Grid>
);
