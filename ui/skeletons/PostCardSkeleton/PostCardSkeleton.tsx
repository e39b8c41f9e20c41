import { MediaCard } from '../../primitives/MediaCard/index.ts';
import * as styles from './PostCardSkeleton.css.ts';

/** The room of an article while the list loads. The list around it says that it is loading. */
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
