/**
 * The one table of the site's pages. The router, the prerenderer, the hosting rules, the sitemaps
 * and the tests all read it. Everything that is in no row is the 404 page.
 */
export interface Route {
  /** Lower case, no slash at the end; `:name` for a part that differs. */
  path: string;
  /** The file in `pages/` without its ending. */
  page: string;
}

export const routes = [{ path: '/', page: 'HomePage' }] as const satisfies Route[];

export const notFoundRoute: Route = { path: '*', page: 'NotFoundPage' };
