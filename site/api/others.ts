import { fewPosts, relatedCount } from './counts.ts';
import type { PostSummary } from './schemas.ts';

/** Returns up to 3 posts of other categories; none when the category itself has more than a few. */
export const othersThan = (category: string, posts: readonly PostSummary[]) => {
  const others = posts.filter((post) => post.category !== category);
  return posts.length - others.length > fewPosts ? [] : others.slice(0, relatedCount);
};
