/** Answers a story's API calls with the mock API's own function, without a network. */
import { dismissToast, toastStore } from '#ui';
import { answerTo } from '#mock-api/answers.ts';
import { callAt } from '#mock-api/calls.ts';
import { missingPicture } from '#mock-api/fixtures/edges.ts';
import type { Scenario } from '#mock-api/scenarios.ts';
import { forgetDraft } from '../contact/draft.ts';
import { cancelSubmission } from '../contact/submission.ts';
import { replace, type Undo } from '../../.storybook/replace.ts';
import { apiCalls } from '../../.storybook/toolbar/scenarioNote.tsx';

const contentTypes = { json: 'application/json', text: 'text/plain', html: 'text/html' };

const respond = async (scenario: Scenario, path: string, init: RequestInit): Promise<Response> => {
  const { method = 'GET', body } = init;
  const answer = answerTo(scenario, {
    method,
    path,
    contentType: new Headers(init.headers).get('Content-Type') ?? undefined,
    body: typeof body === 'string' ? body : undefined,
  });
  // Ignores the request timeout, so that a story stays in the loading state.
  if (answer === 'hang') return new Promise(() => {});
  if (typeof answer === 'string') throw new TypeError('Failed to fetch');
  if (answer.isSlow) return new Promise(() => {});
  const headers = { 'Content-Type': contentTypes[answer.type] };
  return new Response(answer.body, { status: answer.status, headers });
};

/** Replaces `fetch` for the calls of the API. Any other request fails, as in every story. */
const replaceFetch = (scenario: Scenario): Undo => {
  const previousFetch = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    if (typeof input !== 'string' || !callAt(input)) return previousFetch(input, init);
    apiCalls.set(true);
    return respond(scenario, input, init);
  };
  return () => {
    globalThis.fetch = previousFetch;
  };
};

const breakPicture = (image: HTMLImageElement) => {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.src = missingPicture;
};

/** Makes every picture fail to load: the covers of the API and the site's own. */
const breakPictures = (): Undo => {
  const observer = new MutationObserver(() => {
    document
      .querySelectorAll<HTMLImageElement>(`img[src]:not([src="${missingPicture}"])`)
      .forEach(breakPicture);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Clears the state of the contact form that outlives its page. */
const resetContactForm = () => {
  forgetDraft();
  cancelSubmission();
  const toast = toastStore.get();
  if (toast) dismissToast(toast.id);
};

/** Replaces `sessionStorage`, which the frames of a state gallery would share. */
const replaceStorage = (): Undo => {
  const items = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
  return replace(globalThis, 'sessionStorage', storage);
};

/** Makes the API answer by a scenario. Returns a function that undoes it. */
export const installMockApi = (scenario: Scenario): Undo => {
  apiCalls.set(false);
  const undo = [replaceFetch(scenario), replaceStorage()];
  resetContactForm();
  if (scenario === 'brokenPictures') undo.push(breakPictures());
  return () => {
    resetContactForm();
    undo.forEach((one) => one());
  };
};
