import { blog } from '../content/blog.ts';
import { publisher } from '../seo/organization.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { webPage } from '../seo/webPage.ts';

export const meta: PageMeta = {
  head: blog.head,
  breadcrumb: blog.intro.breadcrumb,
  nodes: [webPage('CollectionPage', blog, { publisher })],
};
