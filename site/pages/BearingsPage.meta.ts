import { bearingsPage } from '../content/products/bearings.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { bearingsProduct } from '../seo/product.ts';

export const meta: PageMeta = {
  head: bearingsPage.head,
  breadcrumb: bearingsPage.detail.breadcrumb,
  nodes: [bearingsProduct()],
};
