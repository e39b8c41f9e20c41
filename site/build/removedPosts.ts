/** Keeps the list of posts that were published and then removed, from build to build. */
import { CliError } from '../hosting/cliError.ts';
import type { HostingManifest } from '../hosting/manifest.ts';

/** Most paths that are kept. The oldest are dropped first. */
export const removedLimit = 1000;

/** Returns the key of a post in the hosting manifest: its path in lower case, not percent-encoded. */
export const postKey = (slug: string) => `/blog/${slug.toLowerCase()}`;

const isPost = (path: string) => path.startsWith('/blog/') && !path.startsWith('/blog/category/');

/**
 * Returns the paths of posts that an earlier build published and that the API no longer lists.
 * A post that is listed again is dropped, also when its page could not be written.
 *
 * @param before the manifest of the last build
 * @param listed paths of the posts that the API lists, and those that lead to another page now
 */
export const removedPosts = (
  before: Pick<HostingManifest, 'pages' | 'gone' | 'redirects'> | undefined,
  listed: readonly string[],
): string[] => {
  if (!before) return [];
  const current = new Set(listed);
  // The addresses that led to a removed post.
  const earlier = Object.entries(before.redirects)
    .filter(([from, to]) => isPost(from) && isPost(to) && !current.has(to))
    .map(([from]) => from);
  const paths = new Set([...before.gone, ...Object.keys(before.pages).filter(isPost), ...earlier]);
  return [...paths].filter((path) => !current.has(path)).slice(-removedLimit);
};

/**
 * Stops a build that would remove most posts: an API that lost its data or was replaced looks the same
 * as one whose posts were taken back.
 *
 * @param before the manifest of the last build
 * @param count number of posts that would be published now
 * @throws {CliError} when that is fewer than half, or none
 */
export const checkRemoval = (
  before: Pick<HostingManifest, 'pages'> | undefined,
  count: number,
  isAllowed: boolean,
): void => {
  const published = Object.keys(before?.pages ?? {}).filter(isPost).length;
  if (isAllowed || published === 0 || (count > 0 && count >= published / 2)) return;
  throw new CliError(
    `The last build has ${published} posts, and this one would have ${count}. Nothing was changed. Check the API, or set ALLOW_FEWER_POSTS=1 to publish it.`,
  );
};
