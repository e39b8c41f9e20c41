/** Structured data, written into each document by the prerenderer and never shipped as script. */
import type { PrerenderedData } from '../api/prerendered.tsx';
import { config } from '../config/index.ts';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { stickTaping } from '../content/guides/stickTaping.ts';
import type { FixedPath } from '../routes.ts';
import { categoryThings, postThings } from './blog.ts';
import { breadcrumb } from './breadcrumb.ts';
import { contents, isFixed } from './contents.ts';
import { guideThings } from './guide.ts';
import { organization, reachableOrganization, theBrand, website } from './organization.ts';
import { bearingsProduct, lacesProduct, tapeProduct } from './product.ts';

/** What is on a page beside its breadcrumb; most pages have nothing that has a name of its own. */
const things: Partial<Record<FixedPath, () => object[]>> = {
  '/': () => [organization(), website()],
  '/hockey-tape': () => [tapeProduct()],
  '/hockey-laces': () => [lacesProduct()],
  '/bearings': () => [bearingsProduct()],
  '/blog': () => [page('CollectionPage', '/blog', { publisher: theBrand }), organization()],
  '/about': () => [page('AboutPage', '/about', { mainEntity: theBrand }), organization()],
  '/contact': () => [
    page('ContactPage', '/contact', { mainEntity: theBrand }),
    reachableOrganization(),
  ],
  '/guides/hockey-stick-taping': () => [...guideThings(stickTaping), organization()],
  '/guides/hockey-skate-lacing': () => [...guideThings(skateLacing), organization()],
  '/guides/bearing-maintenance': () => [...guideThings(bearingCare), organization()],
};

const page = (type: string, path: FixedPath, more: object) => ({
  '@type': type,
  '@id': `${config.origin}${path}#page`,
  name: contents[path].head.title,
  description: contents[path].head.description,
  url: `${config.origin}${path}`,
  ...more,
});

/** What the API's pages tell: an article of itself, a category of its name. */
const apiThings = (path: string, written: PrerenderedData | undefined): object[] => {
  if (written?.post) return postThings(written.post);
  const [, category] = /^\/blog\/category\/([^/]+)$/.exec(path) ?? [];
  return category ? categoryThings(decodeURIComponent(category)) : [];
};

const fixedThings = (path: FixedPath) => {
  const { breadcrumb: links } = contents[path];
  return [...(things[path]?.() ?? []), ...(links ? [breadcrumb(path, links)] : [])];
};

/** The structured data of the page at a path; nothing when it has none. */
export const structuredData = (path: string, written?: PrerenderedData) => {
  const graph = isFixed(path) ? fixedThings(path) : apiThings(path, written);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
};
