import * as v from 'valibot';
import { longDate, shortDate } from './dates.ts';
import { isSlug } from './paths.ts';
import { lengthLimit } from './sanitize/limits.ts';
import { picture } from './sanitize/values.ts';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const date = v.fallback(v.optional(v.string()), undefined);

/**
 * A post of a list. Optional properties may be missing or malformed. The date is formatted here, so that
 * pages need no date library.
 */
export const postSummarySchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  slug: v.pipe(nonEmptyText, v.check(isSlug, 'The slug cannot be part of a URL.')),
  title: nonEmptyText,
  excerpt: v.fallback(v.string(), ''),
  category: v.fallback(v.string(), ''),
  author: v.fallback(v.optional(v.string()), undefined),
  coverImage: v.pipe(
    v.fallback(v.optional(v.string()), undefined),
    v.transform((address) => address && picture(address.trim())),
  ),
  publishedAt: v.pipe(date, v.transform(shortDate)),
});

export type PostSummary = v.InferOutput<typeof postSummarySchema>;

/** A post in full. The content is untrusted HTML. */
export const postSchema = v.object({
  ...postSummarySchema.entries,
  content: v.pipe(v.string(), v.maxLength(lengthLimit, 'The content is too long.')),
  publishedAt: v.pipe(date, v.transform(longDate)),
  updatedAt: v.pipe(date, v.transform(longDate)),
});

/** A post whose content is not sanitized yet. */
export type RawPost = v.InferOutput<typeof postSchema>;
