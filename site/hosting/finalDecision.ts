import type { FileDecision, SiteDecision } from './decision.ts';
import type { PostCheck } from './postCheck.ts';

/** Replaces the shell of a post that the API does not have, or that is not due yet. */
export const checkPost = async (
  decision: SiteDecision,
  askFor: PostCheck,
): Promise<SiteDecision> => {
  if (decision.kind !== 'shell' || !decision.post) return decision;
  const { apiPath, missing, due } = decision.post;
  if (due !== undefined && Date.parse(due) > Date.now()) return { ...missing, status: 404 };
  const state = await askFor(apiPath);
  if (state === 'published') return decision;
  if (state === 'gone') return { ...missing, status: 410 };
  // When the API cannot say, what the last build knew counts.
  return state === 'missing' || missing.status === 410 ? missing : decision;
};

/** Returns the text of an answer without a file. */
export const textOf = (decision: Exclude<SiteDecision, FileDecision>): string => {
  if (decision.kind === 'redirect') return `See ${decision.location}`;
  if (decision.kind === 'missing') return 'Not found.';
  return `Nothing was sent: this address takes ${decision.allow} only.`;
};
