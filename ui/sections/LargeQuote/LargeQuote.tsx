import { TestimonialCard, type TestimonialCardProps } from '../../cards/TestimonialCard/index.ts';
import type { PictureData } from '../../foundations/pictureData.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import { Rating } from '../../primitives/Rating/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './LargeQuote.css.ts';

type Quote = TestimonialCardProps & { id: string };

export interface LargeQuoteProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The testimonials: the first in large type, the others below it. */
  testimonials: readonly [Quote, ...Quote[]];
  /** A decorative picture beside the large one, above it on phones. */
  picture?: PictureData | string;
}

/** Renders one testimonial in large type, and others below it. */
export const LargeQuote = ({
  title,
  lead,
  testimonials: [first, ...others],
  picture,
}: LargeQuoteProps) => (
  <Section surface="night" edge="red" labelledBy="testimonials-title">
    <SectionHeading title={title} lead={lead} id="testimonials-title" />
    <figure className={picture ? `${styles.figure} ${styles.pictured}` : styles.figure}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            source={picture}
            isDecorative
            ratio="fill"
            sizes="(min-width: 92em) 40rem, (min-width: 64em) 44vw, (min-width: 48em) 38rem, 94vw"
          />
        </div>
      )}
      <div className={styles.words}>
        {first.rating !== undefined && <Rating value={first.rating} />}
        <blockquote className={styles.quote}>{first.quote}</blockquote>
      </div>
      <figcaption>
        <cite className={styles.author}>{first.author}</cite>
        <span className={styles.position}>{first.position}</span>
      </figcaption>
    </figure>
    {others.length > 0 && (
      <div className={styles.others}>
        <Grid columns="2">
          {others.map(({ id, ...testimonial }) => (
            <li key={id}>
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </Grid>
      </div>
    )}
  </Section>
);
