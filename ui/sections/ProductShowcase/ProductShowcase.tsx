import { ProductCard, type ProductCardProps } from '../../cards/ProductCard/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './ProductShowcase.css.ts';

export interface ProductShowcaseProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The target of links to the section (`#id`). */
  id: string;
  /** The products, in their order. */
  products: readonly (ProductCardProps & { id: string })[];
}

/** Renders product cards side by side. Two cards are beside the heading. */
export const ProductShowcase = ({ title, lead, id, products }: ProductShowcaseProps) => {
  const isPair = products.length === 2;
  return (
    <Section surface="snow" id={id} labelledBy={`${id}-title`}>
      <div className={isPair ? styles.pair : undefined}>
        <SectionHeading title={title} lead={lead} id={`${id}-title`} />
        <div className={isPair ? styles.cards : undefined}>
          <Grid columns={isPair ? '2' : 'trio'}>
            {products.map(({ id: key, ...product }) => (
              <li key={key}>
                <ProductCard {...product} />
              </li>
            ))}
          </Grid>
        </div>
      </div>
    </Section>
  );
};
