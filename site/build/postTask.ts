import type { PostSummary } from '../api/schemas.ts';
import type { ApiAnswer } from './fetchApi.ts';
import { sha256 } from './sha256.ts';

/** A post to write. */
export interface PostTask {
  slug: string;
  /** The posts that its page links to. */
  related: readonly PostSummary[];
}

/**
 * Returns the hash of what the page of a post is rendered from, besides what all posts share.
 *
 * @param answer what the API has answered for the post, with the ETag that its document has
 */
export const sourceOf = ({ slug, related }: PostTask, answer: ApiAnswer): string =>
  sha256(JSON.stringify([slug, related, answer]));
