/** The site's API inside a story: the mock API's own answers, and no network. */
import { currentToast, dismissToast } from '#ui';
import { answerTo } from '#mock-api/answers.ts';
import { callOf } from '#mock-api/calls.ts';
import { missingPicture } from '#mock-api/fixtures/edges.ts';
import type { Scenario } from '#mock-api/scenarios.ts';
import { rest } from '../contact/delivery.ts';
import { forgetDraft } from '../contact/draft.ts';

type Undo = () => void;

const types = { json: 'application/json', text: 'text/plain', html: 'text/html' };

const send = async (scenario: Scenario, path: string, init: RequestInit): Promise<Response> => {
  const { method = 'GET', body } = init;
  const answer = answerTo(scenario, {
    method,
    path,
    ...(typeof body === 'string' && { body }),
  });
  // Never means never: not even the site's own patience ends it, or a sheet would change as one looks.
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'cut') throw new TypeError('Failed to fetch');
  const headers = { 'Content-Type': types[answer.type] };
  return new Response(answer.body, { status: answer.status, headers });
};

/** Answers the calls of the contract; any other request is refused, as in every story. */
const answerCalls = (scenario: Scenario): Undo => {
  const refuse = globalThis.fetch;
  globalThis.fetch = (input, init = {}) =>
    typeof input === 'string' && callOf(init.method ?? 'GET', input)
      ? send(scenario, input, init)
      : refuse(input, init);
  return () => {
    globalThis.fetch = refuse;
  };
};

/** Leads a picture to where there is none; it fails as it would on a visitor's bad day. */
const spoil = (image: HTMLImageElement) => {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.src = missingPicture;
};

/** No picture can be had, neither the API's nor the site's own. */
const losePictures = (): Undo => {
  const observer = new MutationObserver(() => {
    document
      .querySelectorAll<HTMLImageElement>(`img[src]:not([src="${missingPicture}"])`)
      .forEach(spoil);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** A draft, and what became of a message, outlive their page: the next story would find them. */
const forgetMessages = () => {
  forgetDraft();
  rest();
  const left = currentToast();
  if (left) dismissToast(left.id);
};

/** The API behaves in this way until it is undone. */
export const openApi = (scenario: Scenario): Undo => {
  forgetMessages();
  const undo = [answerCalls(scenario)];
  if (scenario === 'brokenPictures') undo.push(losePictures());
  return () => {
    undo.forEach((one) => one());
    forgetMessages();
  };
};
