import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { apiHandler, type Api, type ApiHandler } from './api.ts';
import { hasErrorCode } from './cliError.ts';
import { headersFor, plainHeaders, type SiteDecision } from './headers.ts';
import { listFiles, type Build, type HostingManifest } from './manifest.ts';
import { decide } from './rules.ts';
import { sendFile, sendText, type SiteFiles } from './send.ts';

/** What a site server serves. */
export interface SiteServerOptions {
  /** Folder of the public files. */
  readonly root: string;
  readonly manifest: HostingManifest;
  readonly api: Api;
  /** Longest wait for a proxied API answer, in milliseconds (15 s unless given). */
  readonly apiTimeout?: number;
  /** Asked before each request: the build that has taken the place of the one before, if any. */
  readonly replacement?: () => Build | undefined;
}

const failed = { ...plainHeaders, 'Cache-Control': 'no-store' };

/** An HTTP server, not yet listening, that answers by the hosting rules. */
export function createSiteServer(options: SiteServerOptions): Server {
  let current = read(options);
  const api = apiHandler(options.api, options.apiTimeout);
  return createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const next = options.replacement?.();
    if (next) current = read(next);
    const { manifest, files } = current;
    const decision = decide({ method, url }, manifest, files.names);
    if (decision.kind === 'api') {
      request.url = decision.url;
      answerByApi(request, response, api);
    } else {
      answer(request, response, files, decision).catch((error: unknown) => {
        answerFailure(response, decision, error);
      });
    }
  });
}

/** A build with the names of its files. */
function read({ root, manifest }: Build): { manifest: HostingManifest; files: SiteFiles } {
  return { manifest, files: { root, names: listFiles(root) } };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  decision: SiteDecision,
): Promise<void> {
  const headers = headersFor(decision);
  switch (decision.kind) {
    case 'redirect':
      return sendText(response, 308, headers, `See ${decision.location}`);
    case 'missing':
      return sendText(response, 404, headers, 'Not found.');
    case 'methodNotAllowed':
      // A browser that posts a form by itself gets here: its visitor must know what became of it.
      return sendText(
        response,
        405,
        headers,
        `Nothing was sent: this address takes ${decision.allow} only. Go back: what you wrote should still be there.`,
      );
    default:
      await sendFile(request, response, files, { ...decision, headers });
  }
}

function answerByApi(
  request: IncomingMessage,
  response: ServerResponse,
  handler: ApiHandler,
): void {
  const fail = (error: unknown): void => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, failed, 'The API failed.');
  };
  try {
    handler(request, response, (error) => {
      if (error === undefined) sendText(response, 404, failed, 'Not found.');
      else fail(error);
    });
  } catch (error) {
    fail(error);
  }
}

function answerFailure(response: ServerResponse, decision: SiteDecision, error: unknown): void {
  // The visitor left: nobody to tell, nothing to report.
  if (hasErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) return;
  console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (decision.kind === 'asset') sendText(response, 404, failed, 'Not found.');
  else sendText(response, 500, failed, 'The page could not be read.');
}
