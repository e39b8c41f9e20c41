import { relatedCount } from './counts.ts';
import type { PostSummary } from './schemas.ts';

/** The articles that follow one in its list; from the end of the list it goes on at the beginning. */
export const relatedTo = (posts: readonly PostSummary[], slug: string): PostSummary[] => {
  const at = posts.findIndex((post) => post.slug === slug);
  return [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))].slice(0, relatedCount);
};
