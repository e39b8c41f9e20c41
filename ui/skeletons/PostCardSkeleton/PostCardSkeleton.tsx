import type { LeadPlace } from '../../layout/Grid/index.ts';
import { MediaCard } from '../../primitives/MediaCard/index.ts';
import * as styles from './PostCardSkeleton.css.ts';

export interface PostCardSkeletonProps {
  /**
   * The place in a list with a lead story, as that of the card.
   *
   * @default a place in a row of three
   */
  place?: LeadPlace | undefined;
}

/** Renders the skeleton of a post card. The list around it announces that it loads. */
export const PostCardSkeleton = ({ place }: PostCardSkeletonProps) => (
  <div data-testid="post-card-skeleton">
    <MediaCard
      as="div"
      place={place}
      media={<div className={place === 'row' ? styles.thumb : styles.cover} />}
    >
      <div className={`${styles.bar} ${styles.width.short}`} />
      <div className={`${styles.bar} ${styles.width.title}`} />
      <div className={`${styles.bar} ${styles.width.full}`} />
      <div className={`${styles.bar} ${styles.width.full}`} />
      <div className={`${styles.bar} ${styles.width.short}`} />
    </MediaCard>
  </div>
);
