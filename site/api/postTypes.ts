import type { SafeHtml } from '#ui';
import type { PostSummary, RawPost } from './schemas.ts';

/** A post that can be shown. */
export interface Post extends Omit<RawPost, 'content'> {
  /**
   * Sanitized HTML, in two parts when it has more than two sections. Null in place of a part whose HTML
   * in the document is still current.
   */
  content: readonly (SafeHtml | null)[];
  /** The reading time, in minutes. */
  minutes: number;
  /** The keys of the products to whose pages the content links, in its order. */
  products: readonly string[];
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
  /** The categories of all posts of the blog, which its pages offer. Undefined where they are not known. */
  topics?: readonly string[];
}
