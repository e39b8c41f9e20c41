import type { NamedProduct } from './product.ts';

declare const isProductPath: unique symbol;

/** The path of a product's page. */
export type ProductPath = string & { readonly [isProductPath]: true };

/** The name of a product's page, which `plugin.ts` makes. */
export type ProductPage = `products/${string}`;

/** The data of a product that every page loads: the menu and the footer link to it. */
export interface CatalogRow {
  readonly key: string;
  readonly path: ProductPath;
  readonly page: ProductPage;
  readonly name: string;
  readonly noun: string;
  readonly use: string;
}

/** Returns the row of a product. */
export const rowOf = ({ key, path, name, noun, use }: NamedProduct): CatalogRow => ({
  key,
  path: path as ProductPath,
  page: `products/${key}`,
  name,
  noun,
  use,
});
