import useSWR from 'swr';
import { usePageState } from '../app/pageState.tsx';
import { postsPath } from './paths.ts';
import type { PostSummary } from './schemas.ts';
import { fetchOnce } from './swr.ts';

// Reading the list takes a validator and a date library. A page that came with its articles does
// not need them to be shown, so they come with the first question to the API.
const getPosts = async (path: string) => (await import('./posts.ts')).getPosts(path);

export type LatestPosts =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; posts: PostSummary[] };

/**
 * The newest articles. What the document came with is shown at once and checked once; when the
 * check fails it stays. A skeleton or an error stands only where there is nothing to show.
 */
export const useLatestPosts = (count: number): LatestPosts => {
  const { latestPosts } = usePageState();
  const { data, error, isLoading } = useSWR<PostSummary[], unknown>(postsPath, getPosts, fetchOnce);
  const posts = data?.slice(0, count) ?? latestPosts;
  if (posts) return { status: 'loaded', posts };
  // A failure from an earlier visit to the page is no news while a new answer is on its way.
  return isLoading || error === undefined ? { status: 'loading' } : { status: 'failed' };
};
