import { relatedCount } from './counts.ts';
import { groupBy } from './groupBy.ts';
import type { PostSummary } from './schemas.ts';

type Post = Pick<PostSummary, 'slug' | 'category'>;

/** Returns the first posts after one in a list, continuing at its start; the first of all when the list does not have it. */
const following = (posts: readonly PostSummary[], slug: string) => {
  const next = posts.findIndex((post) => post.slug === slug) + 1;
  return [...posts.slice(next, next + relatedCount), ...posts.slice(0, relatedCount)]
    .filter((post, at, all) => post.slug !== slug && all.indexOf(post) === at)
    .slice(0, relatedCount);
};

/**
 * Returns a function that finds up to 3 posts to read after one: others about the same product, then
 * others of its category, each group in its order from that post on.
 *
 * @param productOf returns the key of the product that a post is about
 */
export const createRelated = (
  posts: readonly PostSummary[],
  productOf: (post: Post) => string | undefined,
) => {
  const byProduct = groupBy(posts, productOf);
  const byCategory = groupBy(posts, ({ category }) => category);
  return (post: Post): PostSummary[] => {
    const product = productOf(post);
    const found = [
      ...following((product && byProduct.get(product)) || [], post.slug),
      ...following(byCategory.get(post.category) ?? [], post.slug),
    ];
    return [...new Set(found)].slice(0, relatedCount);
  };
};
