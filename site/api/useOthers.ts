import { othersThan } from './others.ts';
import { postsPath } from './paths.ts';
import { usePrerendered } from './prerendered.ts';
import type { PostSummary } from './schemas.ts';
import { usePosts } from './usePosts.ts';

/** Returns posts of other categories when this one has few posts, else none. Empty until they are loaded. */
export const useOthers = (category: string, hasFew: boolean): readonly PostSummary[] => {
  const prerendered = usePrerendered()?.related;
  const list = usePosts(hasFew && !prerendered ? postsPath : undefined);
  if (!hasFew) return [];
  return prerendered ?? (list.status === 'loaded' ? othersThan(category, list.data.posts) : []);
};
