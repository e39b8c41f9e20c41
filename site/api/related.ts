import { relatedCount } from './counts.ts';
import { groupBy } from './groupBy.ts';
import type { PostSummary } from './schemas.ts';

/** What is known of a post for which related posts are looked for. */
type Post = Pick<PostSummary, 'slug' | 'category'>;

/** Returns the key of the product that a post is about. */
export type ProductOf = (post: Pick<PostSummary, 'slug'>) => string | undefined;

/** Returns a list with the index of each post by its slug. */
const indexed = (posts: readonly PostSummary[]) => ({
  posts,
  places: new Map(posts.map(({ slug }, place) => [slug, place])),
});

/** Returns the posts that follow a slug, continuing at the start of the list; the first ones when it is not in the list. */
const following = ({ posts, places }: ReturnType<typeof indexed>, slug: string) => {
  const next = (places.get(slug) ?? -1) + 1;
  return [...posts.slice(next, next + relatedCount), ...posts.slice(0, relatedCount)];
};

const indexBy = <Key>(posts: readonly PostSummary[], keyOf: (post: PostSummary) => Key) =>
  new Map(Array.from(groupBy(posts, keyOf), ([key, group]) => [key, indexed(group)] as const));

/**
 * Returns a function that finds up to 3 posts to read after one: others about the same product, then
 * others of its category, each in the order of the list from that post on.
 */
export const createRelated = (posts: readonly PostSummary[], productOf: ProductOf) => {
  const byProduct = indexBy(posts, productOf);
  const byCategory = indexBy(posts, ({ category }) => category);
  return (post: Post): PostSummary[] => {
    const product = productOf(post);
    const groups = [product !== undefined && byProduct.get(product), byCategory.get(post.category)];
    const found = groups.flatMap((group) => (group ? following(group, post.slug) : []));
    return [...new Set(found)].filter(({ slug }) => slug !== post.slug).slice(0, relatedCount);
  };
};
