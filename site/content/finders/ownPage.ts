import type { FinderProps } from '#ui';
import type { NamedProduct } from '../../catalog/product.ts';

/** Returns the link from a finder in a guide to the same finder on the page of its product. */
export const ownPage = (
  { noun, path }: NamedProduct,
  id: string,
): NonNullable<FinderProps['ownPage']> => ({
  label: `This answer and the whole table, on the page of our ${noun}`,
  hrefOf: (choice) => `${path}?${new URLSearchParams(choice).toString()}#${id}`,
});
