import { contactPath } from '../../../api/paths.ts';
import { admit, maxBodyBytes, refused, type Admission } from '../../contactMessage.ts';
import { jsonHeaders } from '../../apiError.ts';
import { blogCaching, isBlogCall } from '../../blogCall.ts';
import { isForbidden } from '../../forbiddenHeaders.ts';
import { apiHeaders, type Headers as HeaderValues } from '../../headers.ts';
import { isFromOwnPage } from '../../ownPage.ts';
import type { WorkerSettings } from './settings.ts';

/** Counts the messages of a visitor. */
export interface MessageLimit {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** Limit for a whole answer of the API, in milliseconds. */
const apiTimeoutMs = 15_000;

const sendError = (status: number, error: string, headers: HeaderValues = {}): Response =>
  Response.json({ error }, { status, headers: { ...jsonHeaders, ...apiHeaders, ...headers } });

/** Returns what to do with a contact message. */
const admitMessage = async (
  request: Request,
  siteOrigin: string,
  messages: MessageLimit | undefined,
): Promise<Admission> => {
  const headers = Object.fromEntries(request.headers);
  const { host } = new URL(request.url);
  if (!isFromOwnPage(headers, headers['host'] ?? host, siteOrigin)) {
    return refused(403, 'Messages are taken from the pages of this site only.');
  }
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json' || headers['content-encoding']) {
    return refused(415, 'Send the message as application/json.');
  }
  const key = headers['cf-connecting-ip'] ?? '';
  if (messages && !(await messages.limit({ key })).success) {
    return refused(429, 'Too many messages: try again in 60 seconds.', { 'Retry-After': '60' });
  }
  if (Number(headers['content-length']) > maxBodyBytes)
    return refused(413, 'The message is too long.');
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBodyBytes) return refused(413, 'The message is too long.');
  try {
    return admit(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return admit(undefined);
  }
};

/** Removes what must not reach a page of this origin, and adds its security headers. */
const secured = (answer: Response, isBlog: boolean): Response => {
  const headers = new Headers(answer.headers);
  for (const name of answer.headers.keys()) {
    if (/^(access-control-|x-powered-by$|server$)/.test(name)) headers.delete(name);
  }
  if (!headers.has('cache-control')) {
    const mayKeep = isBlog && [200, 304].includes(answer.status);
    headers.set('Cache-Control', mayKeep ? blogCaching : 'no-store');
  }
  for (const [name, value] of Object.entries(apiHeaders)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

/** Returns the body to pass on, or the answer to a POST that is not passed on. */
const readPost = async (
  request: Request,
  url: string,
  { siteOrigin }: WorkerSettings,
  messages: MessageLimit | undefined,
): Promise<string | Response> => {
  if (url.split('?')[0] !== contactPath) {
    return sendError(405, `A POST goes to ${contactPath} only.`, { Allow: 'GET, HEAD' });
  }
  const admission = await admitMessage(request, siteOrigin, messages);
  if (admission.kind === 'accepted') return JSON.stringify(admission.message);
  return admission.kind === 'refused'
    ? sendError(admission.status, admission.error, admission.headers)
    : Response.json(
        { received: true },
        { status: 201, headers: { ...jsonHeaders, ...apiHeaders } },
      );
};

/** Returns the headers for the API. Those by which a visitor could claim another address are replaced. */
const headersForApi = (request: Request): Headers => {
  const headers = new Headers(request.headers);
  for (const name of request.headers.keys()) if (isForbidden(name)) headers.delete(name);
  for (const name of ['host', 'accept-encoding', 'content-length']) headers.delete(name);
  const { host, protocol } = new URL(request.url);
  // Cloudflare sets this header, whatever the visitor has sent.
  const visitor = request.headers.get('cf-connecting-ip');
  if (visitor !== null) headers.set('x-forwarded-for', visitor);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  return headers;
};

/** Passes a call on to the API. Only the contact call may have a body. */
export const answerApi = async (
  request: Request,
  url: string,
  settings: WorkerSettings,
  messages: MessageLimit | undefined,
): Promise<Response> => {
  const { method } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    const Allow = 'GET, HEAD, POST';
    return sendError(405, `The API takes ${Allow} only.`, { Allow });
  }
  const body = method === 'POST' ? await readPost(request, url, settings, messages) : undefined;
  if (body instanceof Response) return body;
  const headers = headersForApi(request);
  if (body) headers.set('content-type', 'application/json');
  try {
    const signal = AbortSignal.timeout(apiTimeoutMs);
    const call = { method, headers, signal, redirect: 'manual', ...(body && { body }) } as const;
    const answer = await fetch(settings.apiOrigin + url, call);
    return secured(answer, isBlogCall({ method, url }));
  } catch {
    return method === 'POST'
      ? sendError(504, 'The API did not confirm the message.')
      : sendError(502, 'The API did not answer.');
  }
};
