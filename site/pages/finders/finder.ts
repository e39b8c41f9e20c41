import type { ComponentType } from 'react';
import type { Surface } from '#ui';
import type { NamedProduct } from '../../catalog/product.ts';

/** A module of this folder, which `catalog/plugin.ts` imports by the product's `finder`. */
export interface FinderModule {
  /** Renders the finder as a section of the product's page. */
  Finder: ComponentType<{ product: NamedProduct; surface: Surface }>;
  /** Renders the finder as a box in a guide about the product. */
  GuideFinder?: ComponentType<{ product: NamedProduct }>;
}
