import { encodePath } from '../canonicalPath.ts';
import type { Decision } from './decision.ts';
import type { Path } from './requestPath.ts';

/** Returns a redirect to the canonical path, or undefined when the request used it. */
export const canonical = (path: Path, query: string): Decision | undefined => {
  return path.raw === encodePath(path.manifestKey) ? undefined : redirect(path.manifestKey, query);
};

/** Returns a redirect to a canonical path, with the query of the request. */
export const redirect = (path: string, query: string): Decision => {
  return { kind: 'redirect', status: 308, location: encodePath(path) + query };
};
