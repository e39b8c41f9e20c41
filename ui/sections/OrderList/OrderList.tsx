import { ProductRow, type ProductRowProps } from '../../cards/ProductRow/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { BuyBox, type BuyBoxProps } from '../BuyBox/index.ts';
import { HeadedList } from '../SectionHeading/HeadedList.tsx';

/** A product, and its packs when it has several. */
interface OrderedProduct extends Omit<ProductRowProps, 'children'> {
  /** Unique in the list; never shown. */
  id: string;
  /** The packs, of which the visitor chooses one. */
  packs?: BuyBoxProps['packs'] | undefined;
}

export interface OrderListProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The target of links to the section (`#id`). */
  id: string;
  /** The products, in their order. */
  products: readonly OrderedProduct[];
}

/** Renders products below each other, for a page on which visitors order. */
export const OrderList = ({ title, lead, id, products }: OrderListProps) => (
  <Section surface="snow" id={id} labelledBy={`${id}-title`}>
    <HeadedList title={title} lead={lead} id={`${id}-title`} variant="section">
      <Stack as="ul" gap="lg">
        {products.map(({ id: key, packs, ...product }) => (
          <li key={key}>
            <ProductRow {...product}>
              {packs && (
                <BuyBox
                  packs={packs}
                  label={product.storeLabel}
                  tone={product.tone}
                  size="md"
                  context={product.title}
                />
              )}
            </ProductRow>
          </li>
        ))}
      </Stack>
    </HeadedList>
  </Section>
);
