import { Grid, leadPlace, trioPlace } from '../../layout/Grid/index.ts';
import { PostCardSkeleton } from '../PostCardSkeleton/index.ts';
import * as styles from './PostListSkeleton.css.ts';

export interface PostListSkeletonProps {
  /** The number of skeletons: 3 in a teaser and in a section of the blog, 6 on a category page. */
  count: number;
  /** The columns of the list that loads. */
  columns: 'lead' | 'trio';
  /** Draws the shape of a heading above the list. */
  hasHeading?: boolean;
}

/** Renders the skeletons of a list of posts. The list announces that it loads. */
export const PostListSkeleton = ({ count, columns, hasHeading = false }: PostListSkeletonProps) => (
  <div aria-hidden="true">
    {hasHeading && (
      <div className={styles.heading}>
        <div className={styles.title} />
      </div>
    )}
    <Grid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <PostCardSkeleton
            place={columns === 'lead' ? leadPlace(index, count) : trioPlace(index, count)}
          />
        </li>
      ))}
    </Grid>
  </div>
);
