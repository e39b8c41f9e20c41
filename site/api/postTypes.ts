import type { SafeHtml } from '#ui';
import type { PostSummary, RawPost } from './schemas.ts';

/** A post that can be shown. */
export interface Post extends Omit<RawPost, 'content'> {
  /** Sanitized HTML; null when the HTML of the document is still current. */
  content: SafeHtml | null;
  /** The reading time, in minutes. */
  minutes: number;
}

/** A post that was prerendered into the document. */
export interface PrerenderedPost extends Post {
  /** The hash of the content as the API sent it; see `hashOf`. */
  hash: string;
}

/** Posts in the API's order: all of them, or the first of more. */
export interface PostList {
  posts: readonly PostSummary[];
  /** The number of all posts. */
  total: number;
  /** The categories of all posts. The blog's first page offers only these. */
  topics?: readonly string[];
}
