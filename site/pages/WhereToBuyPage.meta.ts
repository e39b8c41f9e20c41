import { whereToBuy } from '../content/whereToBuy.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: whereToBuy.head,
  breadcrumb: whereToBuy.intro.breadcrumb,
  nodes: [],
};
