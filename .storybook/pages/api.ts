/** The site's API inside a story: the mock API's own answers, and no network. */
import { dismissToast, toastStore } from '#ui';
import { answerTo } from '#mock-api/answers.ts';
import { callAt } from '#mock-api/calls.ts';
import { missingPicture } from '#mock-api/fixtures/edges.ts';
import type { Scenario } from '#mock-api/scenarios.ts';
import { cancelSubmission } from '../../site/contact/submission.ts';
import { forgetDraft } from '../../site/contact/draft.ts';

type Undo = () => void;

const types = { json: 'application/json', text: 'text/plain', html: 'text/html' };

const send = async (scenario: Scenario, path: string, init: RequestInit): Promise<Response> => {
  const { method = 'GET', body } = init;
  const contentType = new Headers(init.headers).get('Content-Type') ?? undefined;
  const answer = answerTo(scenario, {
    method,
    path,
    contentType,
    body: typeof body === 'string' ? body : undefined,
  });
  // Ignores the request timeout, so that a story stays in the loading state.
  if (answer === 'hang') return new Promise(() => {});
  if (typeof answer === 'string') throw new TypeError('Failed to fetch');
  if (answer.isSlow) return new Promise(() => {});
  const headers = { 'Content-Type': types[answer.type] };
  return new Response(answer.body, { status: answer.status, headers });
};

/** Answers the calls of the contract; any other request is refused, as in every story. */
const answerCalls = (scenario: Scenario): Undo => {
  const refuse = globalThis.fetch;
  globalThis.fetch = (input, init = {}) =>
    typeof input === 'string' && callAt(input) ? send(scenario, input, init) : refuse(input, init);
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
  cancelSubmission();
  const left = toastStore.get();
  if (left) dismissToast(left.id);
};

/**
 * A storage of its own: the frames of a sheet share their tab's, and what one story has typed would
 * stand in the next.
 */
const ownStorage = (): Undo => {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  return () => {
    if (real) Object.defineProperty(globalThis, 'sessionStorage', real);
  };
};

/** The API behaves in this way until it is undone. */
export const openApi = (scenario: Scenario): Undo => {
  const undo = [answerCalls(scenario), ownStorage()];
  forgetMessages();
  if (scenario === 'brokenPictures') undo.push(losePictures());
  return () => {
    forgetMessages();
    undo.forEach((one) => one());
  };
};
