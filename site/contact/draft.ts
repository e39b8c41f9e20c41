/** What was typed, kept for this tab alone until it is sent: a reload or a wrong click costs nothing. */
import { fillUntouched, isBlank, readValues, type ContactValues } from './values.ts';

const key = 'contact-draft';

/** For a tab whose storage is blocked or full: lasts from page to page, though not over a reload. */
let inMemory: string | undefined;

const storage = () => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

export const forgetDraft = () => {
  inMemory = undefined;
  try {
    storage()?.removeItem(key);
  } catch {
    // Nothing can be kept there, so nothing is.
  }
};

export const keepDraft = (form: HTMLFormElement) => {
  if (isBlank(form)) {
    forgetDraft();
    return;
  }
  inMemory = JSON.stringify(readValues(form));
  try {
    storage()?.setItem(key, inMemory);
  } catch {
    // Memory will have to do.
  }
};

const readDraft = (): Partial<ContactValues> => {
  try {
    const kept: unknown = JSON.parse(inMemory ?? storage()?.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

/** Puts back what was typed before, where nothing has been typed since. */
export const restoreDraft = (form: HTMLFormElement) => fillUntouched(form, readDraft());
