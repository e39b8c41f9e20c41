import { Grid } from '../../layout/Grid/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { PostCardSkeleton } from '../PostCardSkeleton/index.ts';

/** The text that screen readers read in place of the skeletons. */
export const loadingArticles = 'Loading articles';

export interface PostListSkeletonProps {
  /** The number of skeletons: 3 in a teaser, 6 on a page. */
  count: number;
}

/** Renders the skeletons of a list of posts. The list announces that it loads. */
export const PostListSkeleton = ({ count }: PostListSkeletonProps) => (
  <>
    <VisuallyHidden>{loadingArticles}</VisuallyHidden>
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
