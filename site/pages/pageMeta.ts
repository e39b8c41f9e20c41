/** The facts of every page for search engines and networks, for the build. The browser never loads it. */
import { matchPath } from 'react-router-dom';
import type { PrerenderedData } from '../api/prerendered.ts';
import { routeOf } from '../paths.ts';
import type { FixedPath, ParameterOf, RoutePath } from '../routes.ts';
import { guarantee } from '../content/whyChoose/guarantee.ts';
import { performance } from '../content/whyChoose/performance.ts';
import { proTrusted } from '../content/whyChoose/proTrusted.ts';
import { quality } from '../content/whyChoose/quality.ts';
import { bearingCare } from '../content/guides/bearingCare.ts';
import { skateLacing } from '../content/guides/skateLacing.ts';
import { stickTaping } from '../content/guides/stickTaping.ts';
import { sitemap } from '../content/sitemap.ts';
import { whereToBuy } from '../content/whereToBuy.ts';
import { breadcrumbList } from '../seo/breadcrumb.ts';
import { guideMeta } from '../seo/guide.ts';
import { metaWithoutNodes, type MetaOf, type PageMeta } from '../seo/pageMeta.ts';
import { legalMetas } from '../seo/legal.ts';
import { productMetas } from '../seo/product.ts';
import { meta as about } from './AboutPage.meta.ts';
import { meta as blogCategory } from './BlogCategoryPage.meta.ts';
import { meta as blog } from './BlogPage.meta.ts';
import { meta as blogPost } from './BlogPostPage.meta.ts';
import { meta as contact } from './ContactPage.meta.ts';
import { meta as home } from './HomePage.meta.ts';

type Metas = {
  [Path in RoutePath]: Path extends FixedPath ? PageMeta : MetaOf<ParameterOf<Path>>;
};

const metas: Metas = {
  '/': home,
  '/where-to-buy': metaWithoutNodes(whereToBuy),
  '/about': about,
  '/contact': contact,
  '/blog': blog,
  '/blog/category/:category': blogCategory,
  '/blog/:slug': blogPost,
  '/guides/hockey-stick-taping': guideMeta(stickTaping),
  '/guides/hockey-skate-lacing': guideMeta(skateLacing),
  '/guides/bearing-maintenance': guideMeta(bearingCare),
  '/why-choose/quality': metaWithoutNodes(quality),
  '/why-choose/performance': metaWithoutNodes(performance),
  '/why-choose/pro-trusted': metaWithoutNodes(proTrusted),
  '/why-choose/guarantee': metaWithoutNodes(guarantee),
  '/sitemap': metaWithoutNodes(sitemap),
};

const metaAt = (path: string, data: PrerenderedData): PageMeta | undefined => {
  const route = routeOf(path);
  if (route.path === '*') return undefined;
  const meta =
    metas[route.path as RoutePath] ?? productMetas.get(route.path) ?? legalMetas.get(route.path);
  if (typeof meta === 'function') return meta(matchPath(route.path, path)?.params ?? {}, data);
  // A shell is built for `/blog/`, which the router takes for `/blog`.
  return route.path === path ? meta : undefined;
};

/**
 * Returns the head of a page that is not a post's.
 * @throws {Error} when the path has no such page
 */
export const headAt = (path: string) => {
  const meta = metaAt(path, {});
  if (!meta) throw new Error(`${path} has no page with a head of its own.`);
  return meta.head;
};

/** Returns the JSON-LD of the page at a path; undefined when the page has no nodes. */
export const structuredData = (path: string, data: PrerenderedData = {}) => {
  const meta = metaAt(path, data);
  if (!meta) return undefined;
  const { nodes, breadcrumb } = meta;
  const graph = [...nodes, ...(breadcrumb ? [breadcrumbList(path, breadcrumb)] : [])];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
};
