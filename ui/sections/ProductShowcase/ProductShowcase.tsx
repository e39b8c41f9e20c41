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

/**
 * The widths at which pictures are drawn. In one column on a tablet the picture is beside the text and
 * cropped to its height: the whole picture is about 60vw wide.
 */
const pictureSizes = {
  '2': '(min-width: 84em) 25rem, (min-width: 64em) 31vw, (min-width: 48em) 47vw, 94vw',
  trio: '(min-width: 84em) 25rem, (min-width: 64em) 31vw, (min-width: 48em) 60vw, 94vw',
} as const;

/** Renders product cards side by side. Two cards are beside the heading. */
export const ProductShowcase = ({ title, lead, id, products }: ProductShowcaseProps) => {
  const isPair = products.length === 2;
  const columns = isPair ? '2' : 'trio';
  return (
    <Section surface="snow" id={id} labelledBy={`${id}-title`}>
      <div className={isPair ? styles.pair : undefined}>
        <SectionHeading title={title} lead={lead} id={`${id}-title`} />
        <div className={isPair ? styles.cards : undefined}>
          <Grid columns={columns}>
            {products.map(({ id: key, ...product }) => (
              <li key={key}>
                <ProductCard {...product} pictureSizes={pictureSizes[columns]} />
              </li>
            ))}
          </Grid>
        </div>
      </div>
    </Section>
  );
};
