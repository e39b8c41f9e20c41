import { Rating } from '../../primitives/Rating/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './TestimonialCard.css.ts';
import type { testimonialSizes } from './values.ts';

export interface TestimonialCardProps {
  /** The quote, without quotation marks. */
  quote: string;
  /** The name of the player. */
  author: string;
  /** The player's position or role: a defenseman, a coach, a parent. */
  position: string;
  /** From 0 to 5, in halves. */
  rating: number;
  /** The link to the product that the quote is about. */
  product?: { label: string; href: string };
  /** The size of the quote: `lg` for the one that stands out. */
  size?: (typeof testimonialSizes)[number];
}

/** Renders a quote with a rating and its author. */
export const TestimonialCard = ({
  quote,
  author,
  position,
  rating,
  product,
  size = 'md',
}: TestimonialCardProps) => (
  <figure className={styles.card}>
    <Rating value={rating} />
    <blockquote className={`${styles.quote} ${styles.size[size]}`}>{quote}</blockquote>
    <figcaption className={styles.source}>
      <cite className={styles.author}>{author}</cite>
      <span className={styles.position}>{position}</span>
      {product && (
        <span>
          <TextLink href={product.href} variant="lead">
            {product.label}
          </TextLink>
        </span>
      )}
    </figcaption>
  </figure>
);
