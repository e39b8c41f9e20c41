import type { FinderProps } from '#ui';
import type { NamedProduct } from '../../catalog/product.ts';

/** Returns the link from a finder in a guide to the same finder on the page of its product. */
export const productPageLink = (
  { noun, path }: NamedProduct,
  id: string,
): NonNullable<FinderProps['productPageLink']> => ({
  label: `This answer and the whole table, on the page of our ${noun}`,
  hrefOf: (choice) => `${path}?${new URLSearchParams(choice).toString()}#${id}`,
});
