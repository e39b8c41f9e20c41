import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { apiHandler, type Api, type ApiHandler } from './api.ts';
import { sendApiError } from './apiError.ts';
import { hasErrorCode } from './cliError.ts';
import { connectionOptions } from './connections.ts';
import { createContactGuard, type ContactGuard } from './contactGuard.ts';
import { createCurrentBuild, type BuildInUse, type BuildWatch } from './currentBuild.ts';
import { headersFor, plainHeaders, type PagePolicy, type SiteDecision } from './headers.ts';
import type { BodyLimits } from './heldBody.ts';
import { healthHandler, isHealthCheck } from './health.ts';
import { answerMalformed, refuseWrongHost } from './malformed.ts';
import type { Build } from './manifest.ts';
import { createPostCheck, type PostCheck } from './postCheck.ts';
import { answerPostedForm } from './postedForm.ts';
import { decide, type Decision } from './rules.ts';
import { sendFile, sendText } from './send.ts';
import { trustProxies, type TrustProxy } from './visitor.ts';

export interface SiteServerOptions {
  readonly build: Build;
  readonly api: Api;
  /** Limit for a whole response of a proxied API, in milliseconds (15 s unless given). */
  readonly apiTimeoutMs?: number;
  /** Memory for the bodies of blog calls (`bodyLimits` unless given). */
  readonly bodyLimits?: BodyLimits;
  /** Recognizes the proxies in front of this server (none unless given). */
  readonly trustProxy?: TrustProxy;
  /** Checks each message before the API gets it. */
  readonly contactGuard?: ContactGuard;
  /** The configurable part of the content security policy (pictures of the site only unless given). */
  readonly policy?: PagePolicy;
  /** Asked before each request for the build that has replaced the previous one. */
  readonly watch?: BuildWatch;
}

const failureHeaders = { ...plainHeaders, 'Cache-Control': 'no-store' };

/** Returns an HTTP server, not yet listening, that answers by the hosting rules. */
export const createSiteServer = (options: SiteServerOptions): Server => {
  const current = createCurrentBuild(options.build, options.watch);
  const { apiTimeoutMs: timeoutMs, trustProxy = trustProxies([]) } = options;
  const { contactGuard = createContactGuard({ trustProxy }) } = options;
  const apiOptions = {
    ...(timeoutMs !== undefined && { timeoutMs }),
    trustProxy,
    contactGuard,
    bodyLimits: options.bodyLimits,
  };
  const api = apiHandler(options.api, apiOptions);
  const answerHealth = healthHandler(options.api);
  const server = createServer(connectionOptions, (request, response) => {
    if (refuseWrongHost(request, response)) return;
    if (isHealthCheck(request)) return void answerHealth(response);
    const { method = 'GET', url = '/' } = request;
    const decideFor = ({ manifest, files }: Build) => decide({ method, url }, manifest, files);
    const decision = decideFor(current.latest());
    const failed = (error: unknown) => answerFailure(response, decision, error);
    if (decision.kind === 'api') {
      request.url = decision.url;
      answerByApi(request, response, api);
    } else if (decision.kind === 'form') {
      const formOptions = { ...apiOptions, api: options.api, policy: options.policy };
      answerPostedForm(request, response, current.respond, formOptions).catch(failed);
    } else {
      const site = { policy: options.policy, hasPost };
      current
        .respond(response, (inUse) =>
          // What is neither an API call nor a form is neither in any build.
          answer(request, response, { ...site, inUse }, decideFor(inUse.build) as SiteDecision),
        )
        .catch(failed);
    }
  });
  const hasPost = createPostCheck(() => apiOrigin(options.api, server));
  return answerMalformed(server);
};

/** Returns the origin of the API. A handler in this process is reached through this server. */
const apiOrigin = (api: Api, server: Server): string => {
  if ('origin' in api) return api.origin;
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

interface Site {
  readonly inUse: BuildInUse;
  readonly policy: PagePolicy | undefined;
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

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  { inUse, policy, hasPost }: Site,
  first: SiteDecision,
): Promise<void> => {
  const decision = await checkPost(first, hasPost);
  const headers = headersFor(decision, policy);
  switch (decision.kind) {
    case 'redirect':
      return sendText(response, 308, headers, `See ${decision.location}`);
    case 'missing':
      return sendText(response, 404, headers, 'Not found.');
    case 'methodNotAllowed':
      return sendText(
        response,
        405,
        headers,
        `Nothing was sent: this address takes ${decision.allow} only.`,
      );
    default:
      await sendFile(request, response, inUse, { ...decision, headers });
  }
};

const answerByApi = (
  request: IncomingMessage,
  response: ServerResponse,
  handler: ApiHandler,
): void => {
  const fail = (error: unknown): void => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendApiError(response, 500, 'The API failed.');
  };
  try {
    handler(request, response, (error) => {
      if (error === undefined) sendApiError(response, 404, 'Not found.');
      else fail(error);
    });
  } catch (error) {
    fail(error);
  }
};

const answerFailure = (response: ServerResponse, decision: Decision, error: unknown): void => {
  // The visitor has left.
  if (response.destroyed || hasErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) return;
  console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (decision.kind === 'asset') sendText(response, 404, failureHeaders, 'Not found.');
  else sendText(response, 500, failureHeaders, 'The page could not be read.');
};
