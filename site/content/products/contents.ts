import type { Product } from '../../catalog/product.ts';
import { store } from '../facts.ts';

/**
 * Returns what is in the only pack: `One pair. Lengths: see Amazon.` Returns undefined for several packs, whose labels
 * give the amount.
 */
export const contentsOf = ({
  packs: [first, ...others],
  packDetails = [],
}: {
  packs: readonly { readonly name: string }[];
  packDetails?: Product['packDetails'];
}) =>
  first && others.length === 0
    ? [
        first.name,
        ...packDetails.map(({ label, value }) => `${label}: ${value ?? `see ${store.name}`}`),
      ]
        .map((part) => `${part}.`)
        .join(' ')
    : undefined;
