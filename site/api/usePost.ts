import { usePrerendered } from './prerendered.tsx';
import { categoryPath, postPath } from './paths.ts';
import type { Post, PostList } from './postTypes.ts';
import { relatedTo } from './related.ts';
import { useFetched, type Fetched } from './useFetched.ts';
import { usePosts } from './usePosts.ts';

/** An article by the last part of its address. */
export const usePost = (asked: string): Fetched<Post> => {
  const prerendered = usePrerendered()?.post;
  // The API may tell capitals from small letters; addresses do not.
  const slug = prerendered?.slug ?? asked;
  const ask = async (path: string) => (await import('./post.ts')).getPost(path, slug, prerendered);
  return useFetched<Post>(postPath(slug), ask, prerendered);
};

/** What to read after an article: its neighbours in its category. */
export const useRelated = (post: Post | undefined): PostList['posts'] => {
  const prerendered = usePrerendered()?.related;
  const isNeeded = post !== undefined && prerendered === undefined;
  const list = usePosts(isNeeded ? categoryPath(post.category) : undefined);
  if (prerendered) return prerendered;
  return post && list.status === 'loaded' ? relatedTo(list.data.posts, post.slug) : [];
};
