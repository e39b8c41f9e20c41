import { quality } from '../content/whyChoose/quality.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: quality.head,
  breadcrumb: quality.intro.breadcrumb,
  nodes: [],
};
