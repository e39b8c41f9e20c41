import { config } from '../config/index.ts';
import type { Breadcrumb } from '../content/page.ts';

/** Returns the node of a page's breadcrumb, from the links that the page shows. */
export const breadcrumbList = (path: string, breadcrumb: Breadcrumb) => ({
  '@type': 'BreadcrumbList',
  '@id': `${config.origin}${path}#breadcrumb`,
  itemListElement: breadcrumb.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${config.origin}${href}`,
  })),
});
