import { contactFields, useStore, type ContactErrors, type ContactField } from '#ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { topicOf } from '../content/contactTopics.ts';
import { keepDraft, restoreDraft } from './draft.ts';
import {
  cancelSubmission,
  clearResult,
  sendMessage,
  startSubmission,
  submissionStore,
  type Submission,
} from './submission.ts';
import { loadValidation, validateForm } from './validateForm.ts';
import { fillUntouched, readValues } from './values.ts';

interface Validation {
  /** The errors of the last attempt to send. They stay until the next one, so that nothing moves. */
  errors: ContactErrors;
  /** The fields whose error has been corrected since. */
  corrected: readonly ContactField[];
  /** The number of attempts to send: each failed one moves the focus to the error summary. */
  attempt: number;
}

const notValidated: Validation = { errors: {}, corrected: [], attempt: 0 };

/** Returns the errors after an edit. A corrected error is shown again only at the next attempt. */
const afterEdit = (last: Validation, current: ContactErrors = {}): Validation => ({
  ...last,
  corrected: contactFields.filter(
    (field) => last.errors[field] && (last.corrected.includes(field) || !current[field]),
  ),
});

/** Returns the state and the event handlers of the contact form. */
export const useContactForm = () => {
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useStore(submissionStore);
  const [isLive, setIsLive] = useState(false);
  const [{ errors, corrected, attempt }, setValidation] = useState(notValidated);
  /** The submission after which the visitor changed the form. */
  const [edited, setEdited] = useState<Submission>();
  const hasErrors = Object.keys(errors).length > corrected.length;

  const send = useCallback(async (form: HTMLFormElement) => {
    // Not in the state: several clicks can arrive before React renders the first one's result.
    if (!startSubmission()) return;
    keepDraft(form);
    const validated = await validateForm(form, readValues(form));
    setValidation((last) => ({
      errors: validated.errors ?? {},
      corrected: [],
      attempt: last.attempt + 1,
    }));
    if (validated.errors) cancelSubmission();
    else await sendMessage(validated.message);
  }, []);

  const edit = async (form: HTMLFormElement) => {
    keepDraft(form);
    setEdited(submissionStore.get());
    if (!hasErrors) return;
    const validated = await validateForm(form, readValues(form));
    setValidation((last) => (last.attempt === attempt ? afterEdit(last, validated.errors) : last));
  };

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    setIsLive(true);
    restoreDraft(form);
    keepDraft(form);
    // After the draft, so that a topic is kept only once the visitor has added to it.
    fillUntouched(form, topicOf(location.search));
    if (form.contains(document.activeElement)) loadValidation();
    else form.addEventListener('focusin', loadValidation, { once: true });
    if (form.dataset['held']) {
      delete form.dataset['held'];
      void send(form);
    }
    return clearResult;
  }, [send]);

  // Before the result scrolls into view: the reset makes the message field small again.
  useLayoutEffect(() => {
    if (submission.status === 'sent') formRef.current?.reset();
  }, [submission]);

  return {
    formRef,
    submission,
    isLive,
    isPast: edited === submission,
    errors,
    corrected,
    hasErrors,
    attempt,
    onSend: (form: HTMLFormElement) => void send(form),
    onEdit: (form: HTMLFormElement) => void edit(form),
  };
};

export type ContactFormState = ReturnType<typeof useContactForm>;
