/**
 * The submission of the contact message. It lives outside the page: a visitor may leave while the
 * request is in flight, and must not send the message twice after coming back.
 */
import { createStore, toast } from '#ui';
import { contactPath } from '../api/paths.ts';
import { request } from '../api/client.ts';
import { contactToasts } from '../content/contactForm.ts';
import { forgetDraft } from './draft.ts';
import type { ContactValues } from './values.ts';

export type Submission =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; message: ContactValues };

const idle: Submission = { status: 'idle' };

export const submissionStore = createStore<Submission>(idle);

const { get, set } = submissionStore;

/** Starts a submission. Returns false, and does nothing, while another one is in flight. */
export const startSubmission = () => {
  if (get().status === 'sending') return false;
  set({ status: 'sending' });
  return true;
};

/** Ends a submission that was started, without sending anything. */
export const cancelSubmission = () => set(idle);

/** Clears the result of the last submission. Does nothing while one is in flight. */
export const clearResult = () => {
  const { status } = get();
  if (status === 'sent' || status === 'failed') set(idle);
};

const post = (message: ContactValues) =>
  request(contactPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    // A redirect to a login page would end in a success status without delivering the message.
    redirect: 'error',
  });

/** Sends the message of the submission that was started, and shows a toast with the result. */
export const sendMessage = async (message: ContactValues) => {
  // Loads the toast area now, in case the browser was not idle yet.
  import('#ui/toaster').catch(() => {});
  try {
    await post(message);
    forgetDraft();
    set({ status: 'sent' });
    toast({ variant: 'success', ...contactToasts.success });
  } catch {
    set({ status: 'failed', message });
    toast({ variant: 'failure', ...contactToasts.failure });
  }
};
