/** Requests the data of pages before they are opened. Loaded with the first prefetch. */
import { mutate, SWRConfig } from 'swr';
import { paramOf } from '../paths.ts';
import type { PageName, Route } from '../routes.ts';
import { categoryPath, postPath, postsPath } from './paths.ts';
import { spellingOf } from './spelling.ts';
import { findUnderway, rememberUnderway } from './underway.ts';
import { loadPost } from './usePost.ts';
import { loadPosts } from './usePosts.ts';

/** The first requests of a page. */
interface Source {
  /** The path of the API, which is also the key of SWR's cache; undefined for an invalid slug. */
  path: string | undefined;
  load: (path: string) => Promise<unknown>;
}

const list: Source = { path: postsPath, load: loadPosts };

const category = (param: string): Source => ({
  path: categoryPath(spellingOf('category', param)),
  load: loadPosts,
});

const post = (param: string): Source => {
  const slug = spellingOf('slug', param);
  return { path: postPath(slug), load: (path) => loadPost(path, slug) };
};

/** The pages with data, by the parameter in their address. */
const sources: Partial<Record<PageName, (param: string) => Source>> = {
  HomePage: () => list,
  BlogPage: () => list,
  BlogCategoryPage: category,
  BlogPostPage: post,
};

const { cache } = SWRConfig.defaultValue;

/** Whether SWR has the data of a path, or requests it now. */
const isKnown = (path: string) => {
  const state = cache.get(path);
  return state?.data !== undefined || state?.isValidating === true;
};

/**
 * Requests the data of a page, once per visit, into SWR's cache. A failure is forgotten: the page
 * requests its data again when it is opened.
 */
export const prefetchData = async (route: Route, pathname: string): Promise<void> => {
  // The data of the page that this visit began with came in its document.
  if (pathname === document.documentElement.dataset['path']) return;
  const { path, load } = sources[route.page]?.(paramOf(route, pathname)) ?? {};
  if (!path || !load || findUnderway(path) || isKnown(path)) return;
  const answer = load(path);
  rememberUnderway(path, answer);
  await answer.then(
    (data) => mutate(path, data, { revalidate: false }),
    () => {},
  );
};
