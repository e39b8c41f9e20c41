import type { ComponentType } from 'react';
import type { Surface } from '#ui';
import type { NamedProduct } from '../../catalog/product.ts';

/** A finder on the page of a product, which `catalog/plugin.ts` imports by the product's `finder`. */
export type PageFinder = ComponentType<{ product: NamedProduct; surface: Surface }>;
