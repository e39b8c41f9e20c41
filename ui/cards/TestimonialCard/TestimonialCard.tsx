import { Rating } from '../../primitives/Rating/index.ts';
import * as styles from './TestimonialCard.css.ts';

export interface TestimonialCardProps {
  /** What was said, without quotation marks. */
  quote: string;
  /** Who said it. */
  author: string;
  /** What they are to the game: a position, a coach, a parent. */
  position: string;
  /** From 0 to 5, in halves. */
  rating: number;
}

/** What a player said. */
export const TestimonialCard = ({ quote, author, position, rating }: TestimonialCardProps) => (
  <figure className={styles.card}>
    <Rating value={rating} />
    <blockquote className={styles.quote}>{quote}</blockquote>
    <figcaption className={styles.source}>
      <cite className={styles.author}>{author}</cite>
      <span className={styles.position}>{position}</span>
    </figcaption>
  </figure>
);
