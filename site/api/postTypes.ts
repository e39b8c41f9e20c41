import type { SafeHtml } from '#ui';
import type { PostSummary, RawPost } from './schemas.ts';

/** An article that can be shown. */
export interface Post extends Omit<RawPost, 'content'> {
  /** Made safe. `null`: as the document has it. */
  content: SafeHtml | null;
  /** How long it takes to read. */
  minutes: number;
}

/** An article that stands in the document. */
export interface PrerenderedPost extends Post {
  /** The mark of the content that the API sent; see `markOf`. */
  mark: string;
}

/** Articles in the API's order: all of them, or the first of more. */
export interface PostList {
  posts: readonly PostSummary[];
  /** How many there are in all. */
  total: number;
}
