import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import type { PageMeta } from '../seo/pageMeta.ts';

export const meta: PageMeta = {
  head: proTrusted.head,
  breadcrumb: proTrusted.intro.breadcrumb,
  nodes: [],
};
