/** Structured data, written into each document by the prerenderer and never shipped as script. */
import { config } from '../config/index.ts';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { stickTaping } from '../content/guides/stickTaping.ts';
import type { RoutePath } from '../routes.ts';
import { contents } from './contents.ts';
import { guideThings } from './guide.ts';
import { organization, reachableOrganization, theBrand, website } from './organization.ts';
import { bearingsProduct, lacesProduct, tapeProduct } from './product.ts';

const isRoute = (path: string): path is RoutePath => Object.hasOwn(contents, path);

/** What is on a page beside its breadcrumb; most pages have nothing that has a name of its own. */
const things: Partial<Record<RoutePath, () => object[]>> = {
  '/': () => [organization(), website()],
  '/hockey-tape': () => [tapeProduct()],
  '/hockey-laces': () => [lacesProduct()],
  '/bearings': () => [bearingsProduct()],
  '/about': () => [page('AboutPage', '/about', { mainEntity: theBrand }), organization()],
  '/contact': () => [
    page('ContactPage', '/contact', { mainEntity: theBrand }),
    reachableOrganization(),
  ],
  '/guides/hockey-stick-taping': () => [...guideThings(stickTaping), organization()],
  '/guides/hockey-skate-lacing': () => [...guideThings(skateLacing), organization()],
  '/guides/bearing-maintenance': () => [...guideThings(bearingCare), organization()],
};

const page = (type: string, path: RoutePath, more: object) => ({
  '@type': type,
  '@id': `${config.origin}${path}#page`,
  name: contents[path].head.title,
  description: contents[path].head.description,
  url: `${config.origin}${path}`,
  ...more,
});

/** The breadcrumb, from the same words and links as the one that is seen. */
const breadcrumbs = (path: RoutePath) => {
  const { trail } = contents[path];
  if (!trail) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${config.origin}${path}#breadcrumb`,
      itemListElement: trail.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${config.origin}${href}`,
      })),
    },
  ];
};

/** The structured data of the page at a path; nothing when it has none. */
export const structuredData = (path: string) => {
  if (!isRoute(path)) return undefined;
  const graph = [...(things[path]?.() ?? []), ...breadcrumbs(path)];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
};
