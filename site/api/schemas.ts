import * as v from 'valibot';
import { longDate, shortDate } from './dates.ts';
import { isSlug } from './paths.ts';
import { lengthLimit } from './sanitize/limits.ts';
import { coverOf, readAddress, readWidths } from './cover.ts';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** The longest sentence about an author, in UTF-16 units, as in the contract. */
const bioLimit = 400;
const date = v.fallback(v.optional(v.string()), undefined);

const summaryEntries = {
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  slug: v.pipe(nonEmptyText, v.check(isSlug, 'The slug cannot be part of a URL.')),
  title: nonEmptyText,
  excerpt: v.fallback(v.string(), ''),
  category: v.fallback(v.string(), ''),
  author: v.fallback(v.optional(nonEmptyText), undefined),
  coverImage: v.pipe(v.optional(v.unknown()), v.transform(readAddress)),
  coverImages: v.pipe(v.optional(v.unknown()), v.transform(readWidths)),
  publishedAt: v.pipe(date, v.transform(shortDate)),
};

/**
 * A post of a list. Optional properties may be missing or malformed. The date is formatted here, so that
 * pages need no date library.
 */
export const postSummarySchema = v.pipe(v.object(summaryEntries), v.transform(coverOf));

export type PostSummary = v.InferOutput<typeof postSummarySchema>;

/** A post in full. The content is untrusted HTML. */
export const postSchema = v.pipe(
  v.object({
    ...summaryEntries,
    content: v.pipe(v.string(), v.maxLength(lengthLimit, 'The content is too long.')),
    publishedAt: v.pipe(date, v.transform(longDate)),
    authorBio: v.fallback(v.optional(v.pipe(nonEmptyText, v.maxLength(bioLimit))), undefined),
    updatedAt: v.pipe(date, v.transform(longDate)),
  }),
  v.transform(coverOf),
);

/** A post whose content is not sanitized yet. */
export type RawPost = v.InferOutput<typeof postSchema>;
