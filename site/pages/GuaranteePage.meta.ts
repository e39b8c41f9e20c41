import { guarantee } from '../content/whyChoose/guarantee.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: guarantee.head,
  breadcrumb: guarantee.intro.breadcrumb,
  nodes: [],
};
