import useSWR from 'swr';
import { postsPath } from './paths.ts';
import type { PostList } from './postTypes.ts';
import { usePrerendered } from './prerendered.ts';
import { othersThan } from './others.ts';
import type { PostSummary } from './schemas.ts';

/** Returns the same as `othersThan`, as far as this visit knows the posts: from its document or a list of all posts. */
export const useOthers = (category: string): readonly PostSummary[] => {
  const prerendered = usePrerendered();
  const { data: all } = useSWR<PostList, unknown>(postsPath, null);
  return prerendered?.related ?? (all ? othersThan(category, all.posts) : []);
};
