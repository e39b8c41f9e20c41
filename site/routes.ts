/**
 * The one table of the site's pages. The router, the prerenderer, the hosting rules, the sitemaps,
 * the breadcrumbs and the tests all read it. Everything that is in no row is the 404 page.
 */
export interface Route {
  /** Lower case, no slash at the end; `:name` for a part that differs. */
  path: string;
  /** The file in `pages/` without its ending. */
  page: string;
  /** What links and breadcrumbs call it. */
  name: string;
}

export const routes = [
  { path: '/', page: 'HomePage', name: 'Home' },
  { path: '/hockey-tape', page: 'HockeyTapePage', name: 'Hockey Tape' },
  { path: '/hockey-laces', page: 'HockeyLacesPage', name: 'Hockey Laces' },
  { path: '/bearings', page: 'BearingsPage', name: 'Bearings' },
  { path: '/where-to-buy', page: 'WhereToBuyPage', name: 'Where to buy' },
  { path: '/about', page: 'AboutPage', name: 'About us' },
  { path: '/contact', page: 'ContactPage', name: 'Contact' },
  { path: '/blog', page: 'BlogPage', name: 'Blog' },
  { path: '/blog/category/:category', page: 'BlogCategoryPage', name: 'Category' },
  { path: '/blog/:slug', page: 'BlogPostPage', name: 'Article' },
  { path: '/guides/hockey-stick-taping', page: 'StickTapingPage', name: 'Stick taping guide' },
  { path: '/guides/hockey-skate-lacing', page: 'SkateLacingPage', name: 'Skate lacing guide' },
  { path: '/guides/bearing-maintenance', page: 'BearingCarePage', name: 'Bearing care guide' },
  { path: '/why-choose/quality', page: 'QualityPage', name: 'Quality' },
  { path: '/why-choose/performance', page: 'PerformancePage', name: 'Performance' },
  { path: '/why-choose/pro-trusted', page: 'ProTrustedPage', name: 'Pro trusted' },
  { path: '/why-choose/guarantee', page: 'GuaranteePage', name: 'Guarantee' },
  { path: '/sitemap', page: 'SitemapPage', name: 'Sitemap' },
] as const satisfies Route[];

export type RoutePath = (typeof routes)[number]['path'];

/** A path of one page; the others stand for as many pages as the API has. */
export type FixedPath = Exclude<RoutePath, `${string}:${string}`>;

const isFixed = (path: RoutePath): path is FixedPath => !path.includes(':');

/** The rows that are one page each. */
export const fixedRoutes = routes.flatMap((route) => {
  const { path } = route;
  return isFixed(path) ? [{ ...route, path }] : [];
});

export const notFoundRoute = {
  path: '*',
  page: 'NotFoundPage',
  name: 'Not found',
} as const satisfies Route;

/** A link to a page of the site, by the name that it has everywhere. */
export const linkTo = (path: FixedPath) => ({
  label: routes.find((route) => route.path === path)?.name ?? path,
  href: path,
});
