import { Grid } from '../../layout/Grid/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { PostCardSkeleton } from '../PostCardSkeleton/index.ts';

export interface PostListSkeletonProps {
  /** How many articles there is room for: 3 in a teaser, 6 on a page of its own. */
  count: number;
}

/** The room of a list of articles while it loads, announced once and politely. */
export const PostListSkeleton = ({ count }: PostListSkeletonProps) => (
  <>
    <div role="status">
      <VisuallyHidden>Loading articles</VisuallyHidden>
    </div>
    <div aria-hidden="true">
      <Grid columns={count === 3 ? 'trio' : '3'}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <PostCardSkeleton />
          </li>
        ))}
      </Grid>
    </div>
  </>
);
