import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildInUse } from './currentBuild.ts';
import type { SiteDecision } from './decision.ts';
import { headersFor, type PagePolicy } from './headers.ts';
import { checkPost, textOf } from './finalDecision.ts';
import type { PostCheck } from './postCheck.ts';
import type { ReadyFiles } from './readyFiles.ts';
import { sendText } from './send.ts';

interface Site {
  readonly inUse: BuildInUse;
  readonly policy: PagePolicy | undefined;
  readonly readyFiles: ReadyFiles;
  readonly askForPost: PostCheck;
}

/** Answers a request that neither the API nor the contact form takes. */
export const answerBySite = async (
  request: IncomingMessage,
  response: ServerResponse,
  { inUse, policy, readyFiles, askForPost }: Site,
  first: SiteDecision,
): Promise<void> => {
  const decision = await checkPost(first, askForPost);
  switch (decision.kind) {
    case 'redirect':
    case 'missing':
    case 'methodNotAllowed':
      return sendText(response, decision.status, headersFor(decision, policy), textOf(decision));
    default:
      await readyFiles.send(request, response, inUse, decision);
  }
};
