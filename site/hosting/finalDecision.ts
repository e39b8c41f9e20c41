import type { FileDecision, SiteDecision } from './decision.ts';
import type { PostCheck } from './postCheck.ts';

/** Replaces the shell of a post that the API does not have. */
export const checkPost = async (
  decision: SiteDecision,
  hasPost: PostCheck,
): Promise<SiteDecision> => {
  if (decision.kind !== 'shell' || !decision.post) return decision;
  const { apiPath, missing } = decision.post;
  const isPresent = await hasPost(apiPath);
  // When the API cannot say, what the last build knew counts.
  const isMissing = isPresent === undefined ? missing.status === 410 : !isPresent;
  return isMissing ? missing : decision;
};

/** Returns the text of an answer without a file. */
export const textOf = (decision: Exclude<SiteDecision, FileDecision>): string => {
  if (decision.kind === 'redirect') return `See ${decision.location}`;
  if (decision.kind === 'missing') return 'Not found.';
  return `Nothing was sent: this address takes ${decision.allow} only.`;
};
