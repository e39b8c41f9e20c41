import { runnerImport } from 'vite';
import { productKeys, productsFolder } from './keys.ts';
import type { NamedProduct, Product } from './product.ts';

interface ProductModule {
  product?: () => Product;
}

// Vite compiles the files, because not every Node can import TypeScript.
const readProduct = async (key: string): Promise<NamedProduct> => {
  const { module } = await runnerImport<ProductModule>(`${productsFolder}${key}.ts`, {
    configFile: false,
    logLevel: 'error',
  });
  if (!module.product) throw new Error(`site/products/${key}.ts does not export 'product'.`);
  return { ...module.product(), key };
};

/**
 * Returns all products in their order.
 *
 * @throws {Error} for a file that exports no product
 */
export const readProducts = async (): Promise<NamedProduct[]> => {
  const products = await Promise.all(productKeys().map(readProduct));
  return products.toSorted((a, b) => a.position - b.position);
};
