/** Answers requests on Cloudflare by the hosting rules. `npm run host -- cloudflare` bundles it. */
import { jsonHeaders } from '../../apiError.ts';
import { checkPost, textOf } from '../../finalDecision.ts';
import { headersFor } from '../../headers.ts';
import { createPostCheck } from '../../postCheck.ts';
import { decide } from '../../rules.ts';
import type { WorkerSettings } from './settings.ts';
import { answerApi, type MessageLimit } from './workerApi.ts';
import { sendFile, type Assets } from './workerFile.ts';

/** The bindings of `wrangler.json`. */
interface Bindings {
  readonly ASSETS: Assets;
  readonly MESSAGES?: MessageLimit;
}

/** Filled in by the bundle. */
declare const workerSettings: WorkerSettings;

const settings = workerSettings;
const { manifest, policy, apiOrigin } = settings;
const files = new Set(settings.files);
const askForPost = createPostCheck(() => apiOrigin);

const isHealthCheck = ({ method }: Request, target: string) =>
  ['GET', 'HEAD'].includes(method) && /^\/healthz(?:\?|$)/.test(target);

/** Answers a form that is posted without JavaScript, which this worker does not take, like any POST. */
const refusedForm = { kind: 'methodNotAllowed', status: 405, allow: 'GET, HEAD' } as const;

const answer = async (request: Request, { ASSETS, MESSAGES }: Bindings): Promise<Response> => {
  const target = request.url.replace(/^https?:\/\/[^/?#]*/i, '');
  if (isHealthCheck(request, target)) {
    return Response.json(
      { site: 'ok' },
      { headers: { ...jsonHeaders, 'X-Robots-Tag': 'noindex' } },
    );
  }
  const first = decide({ method: request.method, url: target }, manifest, files);
  if (first.kind === 'api') return answerApi(request, first.url, settings, MESSAGES);
  const decision = first.kind === 'form' ? refusedForm : await checkPost(first, askForPost);
  const headers = headersFor(decision, policy);
  if ('file' in decision) {
    return sendFile(request, ASSETS, files, { ...decision, headers });
  }
  const body = request.method === 'HEAD' ? null : `${textOf(decision)}\n`;
  return new Response(body, { status: decision.status, headers });
};

export default { fetch: answer };
