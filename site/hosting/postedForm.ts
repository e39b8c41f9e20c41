import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Validated } from '../contact/validation.ts';
import type { BuildInUse, createCurrentBuild } from './currentBuild.ts';
import { callApi, statuses, type FormOptions, type FormResult } from './formCall.ts';
import { headersFor } from './headers.ts';
import { sendCompressed } from './encoding.ts';
import { sendFile } from './send.ts';

/** Calls a function with the build, again when the build is replaced meanwhile. */
type RespondWithBuild = ReturnType<typeof createCurrentBuild>['respond'];

/**
 * Answers the contact form that is posted without JavaScript: makes the API call in place of the
 * browser, with the same guard, and sends a page with the result.
 */
export const answerPostedForm = async (
  request: IncomingMessage,
  response: ServerResponse,
  respondWithBuild: RespondWithBuild,
  options: FormOptions,
): Promise<void> => {
  const result = await callApi(request, options);
  await respondWithBuild(response, (inUse) =>
    sendAnswer(request, response, inUse, { ...result, policy: options.policy }),
  );
};

const sendAnswer = async (
  request: IncomingMessage,
  response: ServerResponse,
  inUse: BuildInUse,
  { answer, errors, headers: extra, policy }: FormResult & Pick<FormOptions, 'policy'>,
): Promise<void> => {
  const document = inUse.build.manifest.answers[answer];
  if (!document || response.destroyed) {
    response.destroy();
    return;
  }
  const status = statuses[answer];
  const headers = {
    ...headersFor({ kind: 'page', status: 200, ...document }, policy),
    ...extra,
    'Cache-Control': 'no-store',
    // The rest of a body that was not read could be taken for the next request.
    ...(answer !== 'sent' && { Connection: 'close' }),
  };
  if (answer !== 'invalid') {
    await sendFile(request, response, inUse, { file: document.file, status, headers });
    return;
  }
  const html = await readFile(join(inUse.build.root, document.file), 'utf8');
  inUse.verify();
  await sendCompressed(request, response, withErrors(html, errors), { status, headers });
};

/** Leaves out the errors that do not apply. */
const withErrors = (html: string, errors: Validated['errors'] = {}): string =>
  html.replaceAll(/<li data-error-of="(\w+)">.*?<\/li>/gs, (item, field: keyof typeof errors) => {
    const error = errors[field];
    return error && item.includes(error) ? item : '';
  });
