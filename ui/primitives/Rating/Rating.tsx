import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** From 0 to 5, in halves. */
  value: number;
}

/** A star, and its left half, from the upper point. One unit is 1/24 of the height. */
const star = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';
const halfStar = 'v14.85l-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';
/** From the upper point of the first star, and from each star to the next. */
const firstPoint = 'M12 2.6';
const nextPoint = 'm28.8 0';
const viewBox = '0 0 139.2 24';

/** Returns the path of stars in a row. One path for all, because each element costs a phone layout time. */
const pathOf = (value: number) => {
  const stars = Array.from({ length: Math.floor(value) }, () => star);
  if (value % 1 >= 0.5) stars.push(halfStar);
  return `${firstPoint}${stars.join(nextPoint)}`;
};

/** Renders a rating as stars and a number. Screen readers get one sentence: `Rated 4.5 out of 5`. */
export const Rating = ({ value }: RatingProps) => (
  <p className={styles.rating}>
    <VisuallyHidden>{`Rated ${value.toFixed(1)} out of 5`}</VisuallyHidden>
    <svg viewBox={viewBox} width="116" height="20" aria-hidden="true" className={styles.stars}>
      <path d={pathOf(5)} className={styles.outline} />
      <path d={pathOf(value)} className={styles.fill} />
    </svg>
    <span aria-hidden="true" className={styles.number}>
      {value.toFixed(1)}
    </span>
  </p>
);
