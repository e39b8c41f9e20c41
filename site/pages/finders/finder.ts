import type { ComponentType } from 'react';
import type { Surface } from '#ui';
import type { NamedProduct } from '../../catalog/product.ts';

export interface PageFinderProps {
  product: NamedProduct;
  surface: Surface;
  /** Whether it stands in a part of a guide instead of on the page of the product. */
  isInGuide?: boolean;
}

/** A finder of a product, which `catalog/plugin.ts` imports by the product's `finder`. */
export type PageFinder = ComponentType<PageFinderProps>;
