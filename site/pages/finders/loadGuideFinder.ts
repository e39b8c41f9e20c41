import type { ComponentType } from 'react';
import { productPages } from 'virtual:product-pages';
import { importAgain } from '../../importAgain.ts';

/**
 * Loads the finder of a product for a guide. It comes with the code of the product's page, which the link
 * to the finder has prefetched by then.
 * @throws {TypeError} when the code cannot be loaded
 */
export const loadGuideFinder = async (product: string): Promise<ComponentType> => {
  const load = productPages[`products/${product}`];
  const { GuideFinder } = (await (load && importAgain(load))) ?? {};
  if (!GuideFinder) throw new TypeError(`The product ${product} has no finder.`);
  return GuideFinder;
};
