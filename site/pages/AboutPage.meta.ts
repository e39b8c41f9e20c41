import { about } from '../content/about.ts';
import { organization, organizationId } from '../seo/organization.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { webPage } from '../seo/webPage.ts';

export const meta: PageMeta = {
  head: about.head,
  breadcrumb: about.intro.breadcrumb,
  nodes: [webPage('AboutPage', about, { mainEntity: organizationId }), organization()],
};
