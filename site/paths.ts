import { matchPath } from 'react-router-dom';
import { notFoundRoute, routes, type Route } from './routes.ts';

/** Returns the route that matches a path, or the route of the 404 page. */
export const routeOf = (path: string): Route =>
  routes.find((route) => matchPath(route.path, path)) ?? notFoundRoute;

/** Returns the parameter in a path of a route, decoded; empty for a route without one. */
export const paramOf = (route: Route, path: string): string =>
  Object.values(matchPath(route.path, path)?.params ?? {})[0] ?? '';
