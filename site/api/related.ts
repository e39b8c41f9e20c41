import { relatedCount } from './counts.ts';
import type { PostSummary } from './schemas.ts';

/** The articles that follow a place in a list; from the end of the list it goes on at the beginning. */
export const following = (posts: readonly PostSummary[], at: number): PostSummary[] => {
  const others = posts.length - (at < 0 ? 0 : 1);
  return Array.from(
    { length: Math.min(relatedCount, Math.max(others, 0)) },
    (_, step) => posts[(at + 1 + step) % posts.length],
  ).flatMap((post) => post ?? []);
};

/** The articles that follow one in its list; the first ones where it is not in it. */
export const relatedTo = (posts: readonly PostSummary[], slug: string) =>
  following(
    posts,
    posts.findIndex((post) => post.slug === slug),
  );
