import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** From 0 to 5, in halves. */
  value: number;
}

const starPath =
  'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';

const fillOf = (value: number, star: number): 'full' | 'half' | 'empty' => {
  if (value >= star) return 'full';
  return value >= star - 0.5 ? 'half' : 'empty';
};

/** Renders a rating as stars and a number. Screen readers get one sentence: `Rated 4.5 out of 5`. */
export const Rating = ({ value }: RatingProps) => (
  <p className={styles.rating}>
    <VisuallyHidden>{`Rated ${value.toFixed(1)} out of 5`}</VisuallyHidden>
    <span aria-hidden="true" className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" width="20" height="20" className={styles.star}>
          <path d={starPath} className={styles.empty} />
          <path d={starPath} className={styles.fill[fillOf(value, star)]} />
        </svg>
      ))}
    </span>
    <span aria-hidden="true" className={styles.number}>
      {value.toFixed(1)}
    </span>
  </p>
);
