import { encodePath } from '../canonicalPath.ts';
import { redirects } from '../content/redirects.ts';

const moved = new Map(
  Object.entries(redirects).map(([from, to]) => [encodePath(from), encodePath(to)]),
);

/** Returns the path that an address leads to now. The build refuses loops; development does not. */
export const currentPath = (path: string): string => {
  let current = path;
  for (let step = 0; step < moved.size; step += 1) current = moved.get(current) ?? current;
  return current;
};
