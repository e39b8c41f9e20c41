import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildInUse } from './currentBuild.ts';
import type { FileDecision, SiteDecision } from './decision.ts';
import { headersFor, type PagePolicy } from './headers.ts';
import type { PostCheck } from './postCheck.ts';
import type { ReadyFiles } from './readyFiles.ts';
import { sendText } from './send.ts';

interface Site {
  readonly inUse: BuildInUse;
  readonly policy: PagePolicy | undefined;
  readonly readyFiles: ReadyFiles;
  readonly hasPost: PostCheck;
}

/** Replaces the shell of a post that the API does not have. */
const checkPost = async (decision: SiteDecision, hasPost: PostCheck): Promise<SiteDecision> => {
  if (decision.kind !== 'shell' || !decision.post) return decision;
  const { apiPath, missing } = decision.post;
  const isPresent = await hasPost(apiPath);
  // When the API cannot say, what the last build knew counts.
  const isMissing = isPresent === undefined ? missing.status === 410 : !isPresent;
  return isMissing ? missing : decision;
};

/** Answers a request that neither the API nor the contact form takes. */
export const answerBySite = async (
  request: IncomingMessage,
  response: ServerResponse,
  { inUse, policy, readyFiles, hasPost }: Site,
  first: SiteDecision,
): Promise<void> => {
  const decision = await checkPost(first, hasPost);
  switch (decision.kind) {
    case 'redirect':
    case 'missing':
    case 'methodNotAllowed':
      return sendText(response, decision.status, headersFor(decision, policy), textOf(decision));
    default:
      await readyFiles.send(request, response, inUse, decision);
  }
};

const textOf = (decision: Exclude<SiteDecision, FileDecision>): string => {
  if (decision.kind === 'redirect') return `See ${decision.location}`;
  if (decision.kind === 'missing') return 'Not found.';
  return `Nothing was sent: this address takes ${decision.allow} only.`;
};
