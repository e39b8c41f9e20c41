import { Grid } from '../../layout/Grid/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { PostCardSkeleton } from '../PostCardSkeleton/index.ts';

export interface PostListSkeletonProps {
  /** The number of skeletons: 3 in a teaser, 6 on a page. */
  count: number;
}

/** Renders the skeletons of a list of posts. Screen readers announce once that it loads. */
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
