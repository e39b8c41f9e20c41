import { config } from '../config/index.ts';

/** The breadcrumb, from the same words and links as the one that is seen. */
export const breadcrumb = (path: string, trail: readonly { label: string; href: string }[]) => ({
  '@type': 'BreadcrumbList',
  '@id': `${config.origin}${path}#breadcrumb`,
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${config.origin}${href}`,
  })),
});
