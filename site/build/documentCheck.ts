import { isDeepStrictEqual } from 'node:util';
import { categoryPath } from '../api/paths.ts';
import { isDue } from '../api/due.ts';
import { readPosts } from '../api/posts.ts';
import type { PostSummary } from '../api/schemas.ts';
import { fetchApi } from './fetchApi.ts';

/** The conditional request by which the inline script learns whether the data has changed since the build. */
export interface DocumentCheck {
  /** The path of the data, or its folder in a document for many addresses. */
  path: string;
  /** The ETag of the data that the document shows. Without one, every answer counts as a change. */
  etag?: string | undefined;
}

/**
 * Returns the check of a category. It has an ETag when the API answers with the posts that the document
 * shows: those of the whole list that are in the category.
 */
export const checkOfCategory = async (
  api: string,
  category: string,
  posts: readonly PostSummary[],
): Promise<DocumentCheck> => {
  const path = categoryPath(category) ?? '';
  try {
    const { data, etag } = await fetchApi(api, path);
    // Malformed posts were reported with the whole list.
    const due = readPosts(data, () => {}).filter((post) => isDue(post, Date.now()));
    return isDeepStrictEqual(due, posts) ? { path, etag } : { path };
  } catch {
    // The document does not need this answer.
    return { path };
  }
};
