import useSWR, { mutate } from 'swr';
import { postsPath } from './paths.ts';
import { usePrerendered, usePrerenderedPage } from './prerendered.ts';
import type { PostList } from './postTypes.ts';
import { useFetched, type Fetched } from './useFetched.ts';

/** Requests a whole list. */
export const loadPosts = async (path: string): Promise<PostList> => {
  // Imported on demand: the validator and the date library are not needed to show prerendered posts.
  const { getPosts } = await import('./posts.ts');
  const posts = await getPosts(path);
  const isWhole = path === postsPath;
  const topics = isWhole && [...new Set(posts.map(({ category }) => category))];
  return { posts, total: posts.length, ...(topics && { topics }) };
};

/** Loads a list of posts. Until then, returns the prerendered ones, which may be only the first few. */
export const usePosts = (path: string | undefined): Fetched<PostList> =>
  useFetched(path, loadPosts, usePrerendered()?.list);

/** Requests a whole list, of which the document has only the first posts, for every page that shows it. */
export const loadRest = (path: string) => mutate(path, loadPosts(path), { revalidate: false });

/**
 * Returns the categories with posts, as far as this visit knows them: from a list of all posts that it has
 * loaded, or from the document that it started with. Requests nothing.
 */
export const useTopics = (): PostList['topics'] => {
  const { data } = useSWR<PostList, unknown>(postsPath, null);
  const { data: prerendered } = usePrerenderedPage();
  return data?.topics ?? prerendered?.list?.topics;
};
