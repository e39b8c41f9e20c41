import { matchPath } from 'react-router-dom';
import { notFoundRoute, routes, type Route } from './routes.ts';

/** The one way a path is written: lower case, no slash at the end. */
export const canonicalPath = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** The route of a path; the 404 page's when there is none. */
export const routeOf = (path: string): Route =>
  routes.find((route) => matchPath(route.path, path)) ?? notFoundRoute;
