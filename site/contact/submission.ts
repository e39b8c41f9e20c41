/**
 * The submission of the contact message. It lives outside the page: a visitor may leave while the
 * request is in flight, and must not send the message twice after coming back.
 */
import { createStore, toast } from '#ui';
import { contactPath } from '../api/paths.ts';
import { HttpError, request } from '../api/client.ts';
import { contactToasts } from '../content/contactForm.ts';
import { forgetDraft } from './draft.ts';
import { forgetKey, keyOf } from './idempotencyKey.ts';
import type { ContactValues } from './values.ts';

export type Submission =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed' | 'unconfirmed'; message: ContactValues };

const idle: Submission = { status: 'idle' };

export const submissionStore = createStore<Submission>(idle);

const { get, set } = submissionStore;

let isStarted = false;

/**
 * Starts a submission. Returns false, and does nothing, until the previous one has ended. The status
 * is `sending` only from `sendMessage` on, because the message may be invalid.
 */
export const startSubmission = () => {
  if (isStarted) return false;
  isStarted = true;
  return true;
};

/** Ends a submission that was started, without sending anything. */
export const cancelSubmission = () => {
  isStarted = false;
  set(idle);
};

/** Clears the result of the last submission. Does nothing while a message is being sent. */
export const clearResult = () => {
  if (get().status !== 'sending') set(idle);
};

const post = (message: ContactValues) => {
  const body = JSON.stringify(message);
  return request(contactPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyOf(body) },
    body,
    // Followed, a redirect to a login page would end in a success status without delivering the message.
    redirect: 'manual',
  });
};

/** Whether a message may have arrived although its request failed. */
const mayHaveArrived = (error: unknown, wasOnline: boolean) =>
  // A gateway that got no answer in time does not know either.
  error instanceof HttpError ? error.status === 504 : wasOnline;

/** Sends the message of the submission that was started, and shows a toast with the result. */
export const sendMessage = async (message: ContactValues) => {
  set({ status: 'sending' });
  // Loads the toast area now, in case the browser was not idle yet.
  import('#ui/toaster').catch(() => {});
  const wasOnline = navigator.onLine;
  try {
    await post(message);
    forgetDraft();
    forgetKey();
    set({ status: 'sent' });
    toast({ variant: 'success', ...contactToasts.sent });
  } catch (error) {
    const status = mayHaveArrived(error, wasOnline) ? 'unconfirmed' : 'failed';
    set({ status, message });
    toast({ variant: 'failure', ...contactToasts[status] });
  } finally {
    isStarted = false;
  }
};
