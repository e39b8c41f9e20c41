import { contactFields, useStore, type ContactErrors } from '#ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepDraft, restoreDraft } from './draft.ts';
import {
  cancelSubmission,
  clearResult,
  sendMessage,
  startSubmission,
  submissionStore,
} from './submission.ts';
import { loadValidation, validateForm } from './validateForm.ts';
import { readValues } from './values.ts';

interface Validation {
  errors: ContactErrors;
  /** The number of attempts to send: each failed one moves the focus to the error summary. */
  attempt: number;
}

const notValidated: Validation = { errors: {}, attempt: 0 };

/** Returns the errors that are shown and still exist, with their current texts. */
const remainingErrors = (shown: ContactErrors, current: ContactErrors = {}) => {
  const remaining: ContactErrors = {};
  for (const field of contactFields) {
    const text = shown[field] && current[field];
    if (text) remaining[field] = text;
  }
  return remaining;
};

/** Returns the state and the event handlers of the contact form. */
export const useContactForm = () => {
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useStore(submissionStore);
  const [{ errors, attempt }, setValidation] = useState(notValidated);
  const hasErrors = Object.keys(errors).length > 0;

  const send = useCallback(async (form: HTMLFormElement) => {
    // Reads the store: several clicks can arrive before React renders the first one's result.
    if (!startSubmission()) return;
    keepDraft(form);
    const validated = await validateForm(form, readValues(form));
    setValidation((last) => ({ errors: validated.errors ?? {}, attempt: last.attempt + 1 }));
    if (validated.errors) cancelSubmission();
    else await sendMessage(validated.message);
  }, []);

  const edit = async (form: HTMLFormElement) => {
    keepDraft(form);
    clearResult();
    if (!hasErrors) return;
    // Removes errors at once, but shows new ones only at the next attempt to send.
    const validated = await validateForm(form, readValues(form));
    setValidation((last) => ({
      ...last,
      errors: remainingErrors(last.errors, validated.errors),
    }));
  };

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    // From now on, boot.ts does not hold back this form.
    form.dataset['live'] = '';
    restoreDraft(form);
    keepDraft(form);
    if (form.contains(document.activeElement)) loadValidation();
    else form.addEventListener('focusin', loadValidation, { once: true });
    if (form.dataset['held']) {
      delete form.dataset['held'];
      void send(form);
    }
    return clearResult;
  }, [send]);

  useEffect(() => {
    if (submission.status === 'sent') formRef.current?.reset();
  }, [submission]);

  return {
    formRef,
    submission,
    errors,
    hasErrors,
    attempt,
    onSend: (form: HTMLFormElement) => void send(form),
    onEdit: (form: HTMLFormElement) => void edit(form),
  };
};

export type ContactFormState = ReturnType<typeof useContactForm>;
