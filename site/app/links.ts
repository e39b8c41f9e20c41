import { canonicalPath } from '../canonicalPath.ts';
import { currentPath } from './redirects.ts';
import { routeOf } from '../paths.ts';
import { notFoundRoute, type Route } from '../routes.ts';

/** A page of the site that a link leads to. */
export interface LinkTarget {
  route: Route;
  /** Its canonical path. */
  pathname: string;
  /** The path with query and hash. */
  address: string;
}

/** Returns the link at or around the target of an event. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a path is that of a file or of the API. A slug may contain a dot too. */
const isFile = (path: string, route: Route) =>
  route === notFoundRoute && (path.startsWith('/api/') || /\.[^/]+$/.test(path));

/**
 * Returns the page that a link leads to. Returns undefined when the browser should follow the link
 * itself: to another site, a file, another tab, or a place in the current page.
 *
 * @param current the path of the current page
 */
export const targetOf = (link: HTMLAnchorElement, current: string): LinkTarget | undefined => {
  const href = link.getAttribute('href') ?? '';
  const base = location.origin + current;
  if (!URL.canParse(href, base) || link.hasAttribute('download')) return undefined;
  const url = new URL(href, base);
  const pathname = currentPath(canonicalPath(url.pathname));
  const route = routeOf(pathname);
  const isElsewhere = url.origin !== location.origin || !['', '_self'].includes(link.target);
  const isPlace = url.hash !== '' && pathname === canonicalPath(current);
  if (isElsewhere || isPlace || isFile(pathname, route)) return undefined;
  return { route, pathname, address: pathname + url.search + url.hash };
};
