import * as v from 'valibot';
import { longDate, shortDate } from './dates.ts';
import { isSlug } from './paths.ts';
import { lengthLimit } from './sanitize/limits.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const date = v.fallback(v.optional(v.string()), undefined);

/**
 * An article as it stands in a list. What a reader can do without may be missing. The date is read
 * here, once, so that pages need no date library to show it.
 */
export const postSummarySchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  slug: v.pipe(words, v.check(isSlug, 'The slug cannot be part of an address.')),
  title: words,
  excerpt: v.fallback(v.string(), ''),
  category: v.fallback(v.string(), ''),
  author: v.fallback(v.optional(v.string()), undefined),
  coverImage: v.fallback(v.optional(v.string()), undefined),
  publishedAt: v.pipe(date, v.transform(shortDate)),
});

export type PostSummary = v.InferOutput<typeof postSummarySchema>;

/** An article in full, its dates written out. The content is as the API sent it: hostile. */
export const postSchema = v.object({
  ...postSummarySchema.entries,
  content: v.pipe(v.string(), v.maxLength(lengthLimit, 'The content is too long.')),
  publishedAt: v.pipe(date, v.transform(longDate)),
  updatedAt: v.pipe(date, v.transform(longDate)),
});

/** An article whose content has not been made safe yet. */
export type RawPost = v.InferOutput<typeof postSchema>;
