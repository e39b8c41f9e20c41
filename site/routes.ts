import { catalog, type ProductPath } from './catalog/index.ts';
import { legalPages, written, type LegalPageName, type LegalPath } from './legal/index.ts';

interface Row {
  /** Lower case, no trailing slash; `:name` for a parameter. */
  path: string;
  /** The name of the page's files in `pages/`, such as `NAME.tsx` and `NAME.stories.tsx`. */
  page: string;
  /** The label of links to the page. Its title and its h1 contain it. */
  name: string;
}

const home = { path: '/', page: 'HomePage', name: 'Home' } as const satisfies Row;

const otherRows = [
  { path: '/where-to-buy', page: 'WhereToBuyPage', name: 'Where to buy' },
  { path: '/about', page: 'AboutPage', name: 'About' },
  { path: '/contact', page: 'ContactPage', name: 'Contact' },
  { path: '/blog', page: 'BlogPage', name: 'Blog' },
  { path: '/blog/category/:category', page: 'BlogCategoryPage', name: 'Category' },
  { path: '/blog/:slug', page: 'BlogPostPage', name: 'Post' },
  {
    path: '/guides/hockey-stick-taping',
    page: 'StickTapingPage',
    name: 'How to tape a hockey stick',
  },
  {
    path: '/guides/hockey-skate-lacing',
    page: 'SkateLacingPage',
    name: 'How to lace hockey skates',
  },
  {
    path: '/guides/bearing-maintenance',
    page: 'BearingCarePage',
    name: 'How to clean skate bearings',
  },
  { path: '/why-choose/quality', page: 'QualityPage', name: 'Quality' },
  { path: '/why-choose/performance', page: 'PerformancePage', name: 'Performance' },
  { path: '/why-choose/pro-trusted', page: 'ProTrustedPage', name: 'Pro trusted' },
  { path: '/why-choose/guarantee', page: 'GuaranteePage', name: 'Guarantee' },
  { path: '/sitemap', page: 'SitemapPage', name: 'Sitemap' },
] as const satisfies Row[];

const productRows = catalog.map(({ path, page, name }) => ({ path, page, name }) satisfies Row);

const legalRows = legalPages
  .filter(({ key }) => written.includes(key))
  .map(({ key, path, name }) => {
    const page: LegalPageName = `legal/${key}`;
    return { path, page, name } satisfies Row;
  });

/**
 * The table of pages. The router, the prerenderer, the hosting rules, the sitemaps, the breadcrumbs
 * and the tests read it. Every other path is the 404 page. The products are those of the catalog,
 * and a legal page is one when its text is written.
 */
export const routes = [home, ...productRows, ...otherRows, ...legalRows];

/** The path of a route that is neither a product's nor a legal text's. */
export type RoutePath = (typeof home | (typeof otherRows)[number])['path'];

/** A path without parameters. */
export type FixedPath = Exclude<RoutePath, `${string}:${string}`> | ProductPath | LegalPath;

const isFixed = (path: (typeof routes)[number]['path']): path is FixedPath => !path.includes(':');

/** The name of the parameter in a path: `slug` in `/blog/:slug`. */
export type ParameterOf<Path extends RoutePath> = Path extends `${string}:${infer Name}`
  ? Name
  : never;

/** The rows without parameters: one page each. */
export const fixedRoutes = routes.flatMap((route) => {
  const { path } = route;
  return isFixed(path) ? [{ ...route, path }] : [];
});

export const notFoundRoute = {
  path: '*',
  page: 'NotFoundPage',
  name: 'Not found',
} as const satisfies Row;

export type Route = (typeof routes)[number] | typeof notFoundRoute;

/** The name of a page's files. */
export type PageName = Route['page'];

/** Returns a link to a page, labeled with the page's name. */
export const linkTo = (path: FixedPath) => ({
  label: routes.find((route) => route.path === path)?.name ?? path,
  href: path,
});
