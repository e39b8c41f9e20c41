import { TestimonialCard, type TestimonialCardProps } from '../../cards/TestimonialCard/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';

export interface TestimonialsProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The testimonials, in their order. */
  testimonials: readonly (TestimonialCardProps & { id: string })[];
}

/** Renders testimonials side by side. */
export const Testimonials = ({ title, lead, testimonials }: TestimonialsProps) => (
  <Section surface="snow" edge="blue" labelledBy="testimonials-title">
    <SectionHeading title={title} lead={lead} id="testimonials-title" />
    <Grid columns="trio">
      {testimonials.map(({ id, ...testimonial }) => (
        <li key={id}>
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </Grid>
  </Section>
);
