/**
 * The rows of the catalog, for menus and routes. Node reads the product files. In a bundle, where
 * there are none, `plugin.ts` replaces this module by its result.
 */
import { readProducts } from './read.ts';
import { rowOf, type CatalogRow } from './row.ts';

export type { CatalogRow, ProductPage, ProductPath } from './row.ts';

export const catalog: readonly CatalogRow[] = (await readProducts()).map(rowOf);
