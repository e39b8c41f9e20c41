import { sitemap } from '../content/sitemap.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: sitemap.head,
  breadcrumb: sitemap.intro.breadcrumb,
  nodes: [],
};
