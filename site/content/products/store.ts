import { config } from '../../config/index.ts';

/** Returns the address of a product at the store. The owner's variable has priority over the product file. */
export const productStoreHref = (key: string, storeUrl?: string) =>
  config.store.products[key] ?? storeUrl ?? config.store.home;
