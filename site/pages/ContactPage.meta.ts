import { contact } from '../content/contact.ts';
import { organizationId, reachableOrganization } from '../seo/organization.ts';
import type { PageMeta } from '../seo/pageMeta.ts';
import { webPage } from '../seo/webPage.ts';

export const meta: PageMeta = {
  head: contact.head,
  breadcrumb: contact.breadcrumb,
  nodes: [webPage('ContactPage', contact, { mainEntity: organizationId }), reachableOrganization()],
};
