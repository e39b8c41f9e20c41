import type { PictureData } from '../../foundations/pictureData.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Rating } from '../../primitives/Rating/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './TestimonialCard.css.ts';
import type { testimonialSizes } from './values.ts';

export interface TestimonialCardProps {
  /** The quote, without quotation marks. */
  quote: string;
  /** The author: a name, or a role such as “A defenseman”. */
  author: string;
  /** The player's position or role: a defenseman, a coach, a parent. */
  position: string;
  /** From 0 to 5, in halves. Without it no stars are shown. */
  rating?: number | undefined;
  /** The link to the product that the quote is about. */
  product?: { label: string; href: string } | undefined;
  /** The product in use. It shows nothing that the quote does not say: without a text alternative. */
  picture?: PictureData | undefined;
  /** The size of the quote and of its picture: `lg` for the one that stands out. */
  size?: (typeof testimonialSizes)[number];
}

const pictureSizes = {
  lg: '(min-width: 84em) 30rem, (min-width: 48em) 45vw, 94vw',
  md: '(min-width: 48em) 8.5rem, 6rem',
};

/** Renders a quote with its author, and with a rating. */
export const TestimonialCard = ({
  quote,
  author,
  position,
  rating,
  product,
  picture,
  size = 'md',
}: TestimonialCardProps) => (
  <figure className={picture ? `${styles.card} ${styles.pictured[size]}` : styles.card}>
    {picture && <Picture source={picture} isDecorative ratio="card" sizes={pictureSizes[size]} />}
    <div className={styles.words}>
      {rating !== undefined && <Rating value={rating} />}
      <blockquote className={`${styles.quote} ${styles.size[size]}`}>{quote}</blockquote>
    </div>
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
