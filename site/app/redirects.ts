import { encodePath } from '../canonicalPath.ts';
import { redirects } from '../content/redirects.ts';

/**
 * Returns a function that returns the path that an address leads to now.
 *
 * @param table old paths, and those that they lead to. The build refuses loops; development does not.
 */
export const followRedirects = (table: Readonly<Record<string, string>>) => {
  const moved = new Map(
    Object.entries(table).map(([from, to]) => [encodePath(from), encodePath(to)]),
  );
  return (path: string): string => {
    let current = path;
    for (let step = 0; step < moved.size; step += 1) current = moved.get(current) ?? current;
    return current;
  };
};

/** Returns the path that an address of the site leads to now. */
export const currentPath = followRedirects(redirects);
