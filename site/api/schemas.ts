import * as v from 'valibot';
import { shortDate } from '../content/dates.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * An article as it stands in a list. What a reader can do without may be missing. The date is read
 * here, once, so that pages need no date library to show it.
 */
export const postSummarySchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  slug: words,
  title: words,
  excerpt: v.fallback(v.string(), ''),
  category: v.fallback(v.string(), ''),
  author: v.fallback(v.optional(v.string()), undefined),
  coverImage: v.fallback(v.optional(v.string()), undefined),
  publishedAt: v.pipe(v.fallback(v.optional(v.string()), undefined), v.transform(shortDate)),
});

export type PostSummary = v.InferOutput<typeof postSummarySchema>;
