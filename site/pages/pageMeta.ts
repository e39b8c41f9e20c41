/** What every page tells search engines and networks, for the build. The browser never loads it. */
import { matchPath } from 'react-router-dom';
import type { PrerenderedData } from '../api/prerendered.tsx';
import { routeOf } from '../paths.ts';
import type { FixedPath, ParameterOf, RoutePath } from '../routes.ts';
import { breadcrumbList } from '../seo/breadcrumb.ts';
import type { MetaOf, PageMeta } from '../seo/pageMeta.ts';
import { meta as about } from './AboutPage.meta.ts';
import { meta as bearingCare } from './BearingCarePage.meta.ts';
import { meta as bearings } from './BearingsPage.meta.ts';
import { meta as blogCategory } from './BlogCategoryPage.meta.ts';
import { meta as blog } from './BlogPage.meta.ts';
import { meta as blogPost } from './BlogPostPage.meta.ts';
import { meta as contact } from './ContactPage.meta.ts';
import { meta as guarantee } from './GuaranteePage.meta.ts';
import { meta as hockeyLaces } from './HockeyLacesPage.meta.ts';
import { meta as hockeyTape } from './HockeyTapePage.meta.ts';
import { meta as home } from './HomePage.meta.ts';
import { meta as performance } from './PerformancePage.meta.ts';
import { meta as proTrusted } from './ProTrustedPage.meta.ts';
import { meta as quality } from './QualityPage.meta.ts';
import { meta as sitemap } from './SitemapPage.meta.ts';
import { meta as skateLacing } from './SkateLacingPage.meta.ts';
import { meta as stickTaping } from './StickTapingPage.meta.ts';
import { meta as whereToBuy } from './WhereToBuyPage.meta.ts';

type Metas = {
  [Path in RoutePath]: Path extends FixedPath ? PageMeta : MetaOf<ParameterOf<Path>>;
};

const metas: Metas = {
  '/': home,
  '/hockey-tape': hockeyTape,
  '/hockey-laces': hockeyLaces,
  '/bearings': bearings,
  '/where-to-buy': whereToBuy,
  '/about': about,
  '/contact': contact,
  '/blog': blog,
  '/blog/category/:category': blogCategory,
  '/blog/:slug': blogPost,
  '/guides/hockey-stick-taping': stickTaping,
  '/guides/hockey-skate-lacing': skateLacing,
  '/guides/bearing-maintenance': bearingCare,
  '/why-choose/quality': quality,
  '/why-choose/performance': performance,
  '/why-choose/pro-trusted': proTrusted,
  '/why-choose/guarantee': guarantee,
  '/sitemap': sitemap,
};

const metaAt = (path: string, data: PrerenderedData): PageMeta | undefined => {
  const route = routeOf(path);
  if (route.path === '*') return undefined;
  const meta = metas[route.path];
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
