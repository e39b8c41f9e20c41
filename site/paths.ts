import { matchPath } from 'react-router-dom';
import { notFoundRoute, routes, type Route } from './routes.ts';

/** Returns a path in lower case and without trailing slashes. */
export const canonicalPath = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Returns the route that matches a path, or the route of the 404 page. */
export const routeOf = (path: string): Route =>
  routes.find((route) => matchPath(route.path, path)) ?? notFoundRoute;
