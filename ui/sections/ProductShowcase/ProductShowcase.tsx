import { ProductCard, type ProductCardProps } from '../../cards/index.ts';
import { Grid, Section } from '../../layout/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';

export interface ProductShowcaseProps {
  /** The heading. */
  title: string;
  /** What the products have in common. */
  lead: string;
  /** Where a link to this section leads (`#id`). */
  id: string;
  /** The products, in their order. */
  products: readonly (ProductCardProps & { id: string })[];
}

/** The products side by side. */
export const ProductShowcase = ({ title, lead, id, products }: ProductShowcaseProps) => (
  <Section surface="snow" id={id} labelledBy={`${id}-title`}>
    <SectionHeading title={title} lead={lead} id={`${id}-title`} />
    <Grid columns="trio">
      {products.map(({ id: key, ...product }) => (
        <li key={key}>
          <ProductCard {...product} />
        </li>
      ))}
    </Grid>
  </Section>
);
