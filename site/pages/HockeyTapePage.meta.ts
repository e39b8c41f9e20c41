import { tapePage } from '../content/products/tape.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { tapeProduct } from '../seo/product.ts';

export const meta: PageMeta = {
  head: tapePage.head,
  breadcrumb: tapePage.detail.breadcrumb,
  nodes: [tapeProduct()],
};
