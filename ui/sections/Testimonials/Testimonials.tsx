import { TestimonialCard, type TestimonialCardProps } from '../../cards/TestimonialCard/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './Testimonials.css.ts';

export interface TestimonialsProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The testimonials, in their order. The first stands out. */
  testimonials: readonly (Omit<TestimonialCardProps, 'size'> & { id: string })[];
}

/** Renders a large testimonial with the others below it. */
export const Testimonials = ({ title, lead, testimonials }: TestimonialsProps) => (
  <Section surface="snow" edge="blue" labelledBy="testimonials-title">
    <SectionHeading title={title} lead={lead} id="testimonials-title" />
    <ul role="list" className={styles.list}>
      {testimonials.map(({ id, ...testimonial }, place) => (
        <li key={id} className={place === 0 ? styles.first : undefined}>
          <TestimonialCard {...testimonial} size={place === 0 ? 'lg' : 'md'} />
        </li>
      ))}
    </ul>
  </Section>
);
