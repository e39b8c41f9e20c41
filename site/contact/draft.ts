/** Keeps what was typed until it is sent, in this tab only: a reload or a wrong click loses nothing. */
import { createTabValue } from './tabValue.ts';
import { fillUntouched, isBlank, readValues, type ContactValues } from './values.ts';

const draft = createTabValue('contact-draft');

/** Removes the draft. */
export const forgetDraft = () => draft.remove();

/** Saves the values of a form as the draft, or removes the draft when the form is blank. */
export const keepDraft = (form: HTMLFormElement) => {
  if (isBlank(form)) draft.remove();
  else draft.set(JSON.stringify(readValues(form)));
};

const readDraft = (): Partial<ContactValues> => {
  try {
    const kept: unknown = JSON.parse(draft.get() ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

/** Puts the draft into the fields that the visitor has not changed since. */
export const restoreDraft = (form: HTMLFormElement) => fillUntouched(form, readDraft());
