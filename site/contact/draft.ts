/** Keeps what was typed until it is sent, in this tab only: a reload or a wrong click loses nothing. */
import { fillUntouched, isBlank, readValues, type ContactValues } from './values.ts';

const key = 'contact-draft';

/** For a tab whose storage is blocked or full. Survives a client navigation, but no reload. */
let inMemory: string | undefined;

const storage = () => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/** Removes the draft. */
export const forgetDraft = () => {
  inMemory = undefined;
  try {
    storage()?.removeItem(key);
  } catch {
    // The storage is blocked, so it has no draft.
  }
};

/** Saves the values of a form as the draft, or removes the draft when the form is blank. */
export const keepDraft = (form: HTMLFormElement) => {
  if (isBlank(form)) {
    forgetDraft();
    return;
  }
  inMemory = JSON.stringify(readValues(form));
  try {
    storage()?.setItem(key, inMemory);
  } catch {
    // The copy in memory remains.
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

/** Puts the draft into the fields that the visitor has not changed since. */
export const restoreDraft = (form: HTMLFormElement) => fillUntouched(form, readDraft());
