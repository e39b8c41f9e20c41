import { relatedCount } from './counts.ts';
import type { PostSummary } from './schemas.ts';

/** Returns up to 3 posts that follow an index in a list, continuing at the start of the list. */
export const following = (posts: readonly PostSummary[], at: number): PostSummary[] => {
  const others = posts.length - (at < 0 ? 0 : 1);
  return Array.from(
    { length: Math.min(relatedCount, Math.max(others, 0)) },
    (_, step) => posts[(at + 1 + step) % posts.length],
  ).flatMap((post) => post ?? []);
};

/** Returns up to 3 posts that follow a post in a list; the first 3 when it is not in the list. */
export const relatedTo = (posts: readonly PostSummary[], slug: string) =>
  following(
    posts,
    posts.findIndex((post) => post.slug === slug),
  );
