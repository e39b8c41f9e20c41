import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { apiHandler, type Api, type ApiHandler } from './api.ts';
import { sendApiError } from './apiError.ts';
import { hasErrorCode } from './cliError.ts';
import { connectionOptions } from './connections.ts';
import { isHookCall, type BlogHook } from './blogHook.ts';
import { createContactGuard, type ContactGuard } from './contactGuard.ts';
import { createCurrentBuild, type BuildInUse, type BuildWatch } from './currentBuild.ts';
import type { Decision, SiteDecision } from './decision.ts';
import { plainHeaders, type PagePolicy } from './headers.ts';
import type { BodyLimits } from './heldBody.ts';
import { healthHandler, isHealthCheck } from './health.ts';
import { answerMalformed, refuseWrongHost } from './malformed.ts';
import type { Build } from './manifest.ts';
import { createPostCheck } from './postCheck.ts';
import { answerPostedForm } from './postedForm.ts';
import { decide } from './rules.ts';
import { answerBySite } from './siteAnswer.ts';
import { createReadyFiles, perBuild } from './readyFiles.ts';
import { sendText } from './send.ts';
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
  /** Answers calls that say that a post has changed (there is no such address unless given). */
  readonly blogHook?: BlogHook | undefined;
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
  const readyFilesOf = perBuild((build) => createReadyFiles(build, options.policy));
  const server = createServer(connectionOptions, (request, response) => {
    if (refuseWrongHost(request, response)) return;
    if (readyFilesOf(current.latest()).sendReady(request, response)) return;
    if (isHealthCheck(request)) return void answerHealth(response);
    if (options.blogHook && isHookCall(request)) {
      // The caller has left before the end of the body.
      return void options.blogHook(request, response).catch(() => response.destroy());
    }
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
      const attempt = (inUse: BuildInUse) => {
        const readyFiles = readyFilesOf(inUse.build);
        const site = { policy: options.policy, inUse, readyFiles, askForPost };
        // The kinds `api` and `form` do not depend on the build, so this decision is one for the site.
        return answerBySite(request, response, site, decideFor(inUse.build) as SiteDecision);
      };
      current.respond(response, attempt).catch(failed);
    }
  });
  const askForPost = createPostCheck(() => apiOrigin(options.api, server));
  return answerMalformed(server);
};

/** Returns the origin of the API. A handler in this process is reached through this server. */
const apiOrigin = (api: Api, server: Server): string => {
  if ('origin' in api) return api.origin;
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
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
