/** Posts whose slug has changed. Apart from the posts themselves, which pages carry in their data. */
import * as v from 'valibot';
import { isSlug } from './paths.ts';

/** The most previous slugs that count: of one post, and of all. */
const limits = { perPost: 20, ofAll: 10_000 };

const slug = v.pipe(v.string(), v.trim(), v.check(isSlug));

const renamedPost = v.object({ slug, previousSlugs: v.array(v.unknown()) });

/**
 * Returns the slug that each previous slug has become, as the API lists them. Previous slugs are in
 * lower case. When two posts claim one, the first counts.
 */
export const readRenamed = (answer: unknown): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>();
  for (const candidate of Array.isArray(answer) ? (answer as unknown[]) : []) {
    const post = v.safeParse(renamedPost, candidate);
    if (!post.success) continue;
    for (const previous of post.output.previousSlugs.slice(0, limits.perPost)) {
      const read = v.safeParse(slug, previous);
      if (!read.success || renamed.size >= limits.ofAll) continue;
      const key = read.output.toLowerCase();
      if (!renamed.has(key)) renamed.set(key, post.output.slug);
    }
  }
  return renamed;
};
