import { ProductRow, type ProductRowProps } from '../../cards/ProductRow/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { HeadedList } from '../SectionHeading/HeadedList.tsx';

export interface OrderListProps {
  /** The heading. */
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The target of links to the section (`#id`). */
  id: string;
  /** The products, in their order. `id` is unique in the list, and never shown. */
  products: readonly (ProductRowProps & { id: string })[];
}

/** Renders products below each other, for a page on which visitors order. */
export const OrderList = ({ title, lead, id, products }: OrderListProps) => (
  <Section surface="snow" id={id} labelledBy={`${id}-title`}>
    <HeadedList title={title} lead={lead} id={`${id}-title`} variant="section">
      <Stack as="ul" gap="lg">
        {products.map(({ id: key, ...product }) => (
          <li key={key}>
            <ProductRow {...product} />
          </li>
        ))}
      </Stack>
    </HeadedList>
  </Section>
);
