import { usePrerendered } from './prerendered.tsx';
import type { PostList } from './postTypes.ts';
import type { PostSummary } from './schemas.ts';
import { useFetched, type Fetched } from './useFetched.ts';

// Reading a list takes a validator and a date library. A page that came with its articles does not
// need them to be shown, so they come with the first question to the API.
const ask = async (path: string): Promise<PostList> => {
  const { getPosts } = await import('./posts.ts');
  return whole(await getPosts(path));
};

const whole = (posts: readonly PostSummary[]): PostList => ({ posts, total: posts.length });

/** A list of articles. A document carries only those it shows; they never pass for the whole list. */
export const usePosts = (path: string | undefined): Fetched<PostList> =>
  useFetched(path, ask, usePrerendered()?.list);
