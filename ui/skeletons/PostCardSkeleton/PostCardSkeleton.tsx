import { isRowOnPhone, type ListPlace } from '../../layout/Grid/index.ts';
import { MediaCard } from '../../primitives/MediaCard/index.ts';
import * as styles from './PostCardSkeleton.css.ts';

export interface PostCardSkeletonProps {
  /**
   * The place in a list, as that of the card.
   *
   * @default the place of a card with a row to itself
   */
  place?: ListPlace | undefined;
}

const Bar = ({ width }: { width: keyof typeof styles.width }) => (
  <div className={`${styles.bar} ${styles.width[width]}`} />
);

/** Renders the skeleton of a post card. The list around it announces that it loads. */
export const PostCardSkeleton = ({ place }: PostCardSkeletonProps) => {
  const isRow = isRowOnPhone(place);
  return (
    <div data-testid="post-card-skeleton">
      <MediaCard
        as="div"
        place={place}
        end={<div className={styles.link} />}
        media={<div className={place === 'row' ? styles.thumb : styles.cover} />}
      >
        <div className={isRow ? styles.factsOfRow : styles.parts}>
          <Bar width="short" />
        </div>
        <div className={isRow ? styles.titleOfRow : styles.title}>
          <Bar width="title" />
          {place !== 'row' && <Bar width="titleEnd" />}
        </div>
        <div className={isRow ? styles.partsOfRow : styles.parts}>
          <Bar width="full" />
          {place !== 'row' && <Bar width="full" />}
          <Bar width="short" />
        </div>
      </MediaCard>
    </div>
  );
};
