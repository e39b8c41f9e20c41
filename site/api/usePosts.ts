import { mutate } from 'swr';
import { usePrerendered } from './prerendered.ts';
import type { PostList } from './postTypes.ts';
import { useFetched, type Fetched } from './useFetched.ts';

/** Requests a whole list. */
export const loadPosts = async (path: string): Promise<PostList> => {
  // Imported on demand: the validator and the date library are not needed to show prerendered posts.
  const { getPosts } = await import('./posts.ts');
  const posts = await getPosts(path);
  const topics = [...new Set(posts.map(({ category }) => category))];
  return { posts, total: posts.length, topics };
};

/** Loads a list of posts. Until then, returns the prerendered ones, which may be only the first few. */
export const usePosts = (path: string | undefined): Fetched<PostList> =>
  useFetched(path, loadPosts, usePrerendered()?.list);

/** Requests a whole list, of which the document has only the first posts, for every page that shows it. */
export const loadRest = (path: string) => mutate(path, loadPosts(path), { revalidate: false });
