import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { contactPath } from '../api/paths.ts';
import { validate, type Validated } from '../contact/validation.ts';
import type { ContactValues } from '../contact/values.ts';
import type { ContactAnswer } from '../content/contactAnswers.ts';
import { honeypotField } from '../content/contactLimits.ts';
import { apiHandler, apiTimeoutMs, type Api, type ApiOptions } from './api.ts';
import { sendApiError } from './apiError.ts';
import type { BodyFormat, ContactGuard } from './contactGuard.ts';
import type { Admission, ContactMessage } from './contactMessage.ts';
import type { Headers, PagePolicy } from './headers.ts';

/** The status of each answer page. */
export const statuses: Record<ContactAnswer, number> = {
  sent: 200,
  crossSite: 403,
  tooLarge: 413,
  invalid: 422,
  tooMany: 429,
  failed: 502,
  unconfirmed: 504,
};

export interface FormOptions extends ApiOptions {
  readonly api: Api;
  readonly contactGuard: ContactGuard;
  readonly policy?: PagePolicy | undefined;
}

/** The result of a posted form. */
export interface FormResult {
  readonly answer: ContactAnswer;
  readonly errors?: Validated['errors'] | undefined;
  readonly headers?: Headers;
}

/** Passes a posted form to the API. Returns what to tell the visitor. */
export const callApi = async (
  request: IncomingMessage,
  options: FormOptions,
): Promise<FormResult> => {
  let refusal: FormResult | undefined;
  let checked: Validated = { errors: {} };
  const format: BodyFormat = {
    mediaType: 'application/x-www-form-urlencoded',
    parse: (text) => {
      const fields = readFields(text);
      checked = validate(fields);
      return fields;
    },
  };
  const contactGuard: ContactGuard = async () => {
    const admission = await options.contactGuard(request, format);
    if (admission.kind === 'trapped') return admission;
    if (admission.kind === 'accepted' && checked.message) {
      setApiHeaders(request, checked.message);
      return { ...admission, message: checked.message };
    }
    const { status, headers } = admission.kind === 'refused' ? admission : invalid;
    refusal = { answer: refusals[status] ?? 'failed', errors: checked.errors, headers };
    return invalid;
  };
  request.url = contactPath;
  const status = await statusOfApi(request, { ...options, contactGuard });
  return refusal ?? { answer: answerOf(status) };
};

const invalid: Extract<Admission, { readonly kind: 'refused' }> = {
  kind: 'refused',
  status: 422,
  error: 'The form is answered by a page.',
  headers: {},
};

const refusals: Readonly<Record<number, ContactAnswer>> = {
  403: 'crossSite',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
};

const answerOf = (status: number): ContactAnswer => {
  if (status === statuses.unconfirmed) return 'unconfirmed';
  return status >= 200 && status <= 299 ? 'sent' : 'failed';
};

/** Returns the fields of a form. Browsers send lines with CRLF, which counts as one character. */
const readFields = (body: string): ContactValues => {
  const fields = new URLSearchParams(body);
  const trap = fields.get(honeypotField);
  const text = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    privacy: fields.has('privacy'),
    ...(trap && { [honeypotField]: trap }),
  };
};

/** Makes the request one for the API, which gets a reload of the answer page as a repeat. */
const setApiHeaders = ({ headers }: IncomingMessage, message: ContactMessage): void => {
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256').update(`${day} ${JSON.stringify(message)}`);
  headers['idempotency-key'] = key.digest('hex').slice(0, 32);
  headers.accept = '*/*';
};

/** Calls the API in this process. Returns the status of its answer, or 504 when it has none in time. */
const statusOfApi = async (request: IncomingMessage, options: FormOptions): Promise<number> => {
  const { api, timeoutMs = apiTimeoutMs } = options;
  const response = new ServerResponse(request);
  // The answer is not sent to the browser, and its body is not read.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  response.assignSocket(nowhere as Socket);
  const signal = AbortSignal.timeout(timeoutMs);
  // `finished` would wait for the connection to close.
  const ended = Promise.race([
    once(response, 'finish', { signal }),
    once(response, 'close', { signal }),
  ]);
  apiHandler(api, options)(request, response, () => sendApiError(response, 502, 'The API failed.'));
  await ended.catch(() => {});
  return response.headersSent ? response.statusCode : statuses.unconfirmed;
};
