import { home } from '../content/home.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { organization, website } from '../seo/organization.ts';

export const meta: PageMeta = {
  head: home.head,
  breadcrumb: undefined,
  nodes: [organization(), website()],
};
