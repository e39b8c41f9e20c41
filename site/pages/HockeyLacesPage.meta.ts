import { lacesPage } from '../content/products/laces.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { lacesProduct } from '../seo/product.ts';

export const meta: PageMeta = {
  head: lacesPage.head,
  breadcrumb: lacesPage.detail.breadcrumb,
  nodes: [lacesProduct()],
};
