import { MediaCard } from '../../primitives/MediaCard/index.ts';
import * as styles from './PostCardSkeleton.css.ts';

/** Renders the skeleton of a post card. The list around it announces that it loads. */
export const PostCardSkeleton = () => (
  <div data-testid="post-card-skeleton">
    <MediaCard as="div" media={<div className={styles.cover} />}>
      <div className={`${styles.bar} ${styles.width.short}`} />
      <div className={`${styles.bar} ${styles.width.title}`} />
      <div className={`${styles.bar} ${styles.width.full}`} />
      <div className={`${styles.bar} ${styles.width.full}`} />
      <div className={`${styles.bar} ${styles.width.short}`} />
    </MediaCard>
  </div>
);
