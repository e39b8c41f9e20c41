import { categoryPage } from '../content/blog.ts';
import { publisher } from '../seo/organization.ts';
import type { MetaOf } from '../seo/pageMeta.ts';
import { webPage } from '../seo/webPage.ts';

export const meta: MetaOf<'category'> = ({ category = '' }) => {
  const page = categoryPage(category);
  return {
    head: page.head,
    breadcrumb: page.intro.breadcrumb,
    nodes: [webPage('CollectionPage', page, { publisher })],
  };
};
