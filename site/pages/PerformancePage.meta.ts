import { performance } from '../content/whyChoose/performance.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: performance.head,
  breadcrumb: performance.intro.breadcrumb,
  nodes: [],
};
