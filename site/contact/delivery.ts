/**
 * A message on its way. It stands outside the page, because a visitor may go on to another one: the
 * toast tells how it went there, and nothing can be sent twice by coming back.
 */
import { createStore, toast } from '#ui';
import { contactPath } from '../api/paths.ts';
import { request } from '../api/client.ts';
import { contactToasts } from '../content/contactForm.ts';
import { forgetDraft } from './draft.ts';
import type { ContactValues } from './values.ts';

export interface Delivery {
  isSending: boolean;
  /** How the last one went, until the next thing is done. */
  outcome?: 'success' | 'failure';
  /** What could not be sent. */
  message?: ContactValues;
}

const atRest: Delivery = { isSending: false };

export const deliveryStore = createStore(atRest);

const { get, set } = deliveryStore;

/** Takes the only place there is; false when somebody has it. */
export const begin = () => {
  if (get().isSending) return false;
  set({ isSending: true });
  return true;
};

/** Ends without an outcome: nothing was sent, or what is said about it has been read. */
export const rest = () => {
  if (get() !== atRest) set(atRest);
};

const post = (message: ContactValues) =>
  request(contactPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    // Sent on to a login page, the message has not arrived, though that page answers with success.
    redirect: 'error',
  });

/** Sends a message and tells how it went. To be called once the place is taken. */
export const deliver = async (message: ContactValues) => {
  // The toast area is a late part of the page: it is needed now.
  import('#ui/toaster').catch(() => {});
  try {
    await post(message);
    forgetDraft();
    set({ isSending: false, outcome: 'success' });
    toast({ variant: 'success', ...contactToasts.success });
  } catch {
    set({ isSending: false, outcome: 'failure', message });
    toast({ variant: 'failure', ...contactToasts.failure });
  }
};
