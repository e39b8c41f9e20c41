import { contactFields, useStore, type ContactErrors } from '#ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { checkForm, loadRules } from './checking.ts';
import { begin, deliver, deliveryStore, rest } from './delivery.ts';
import { keepDraft, restoreDraft } from './draft.ts';
import { readValues } from './values.ts';

interface Faults {
  errors: ContactErrors;
  /** How often it was tried to send. */
  attempt: number;
}

const none: Faults = { errors: {}, attempt: 0 };

/** Those of the errors that are errors still, in the words that fit now. */
const stillWrong = (errors: ContactErrors, now: ContactErrors = {}) => {
  const left: ContactErrors = {};
  for (const field of contactFields) {
    const text = errors[field] && now[field];
    if (text) left[field] = text;
  }
  return left;
};

/** What the form of the contact page does. */
export const useContactForm = () => {
  const formRef = useRef<HTMLFormElement>(null);
  const delivery = useStore(deliveryStore);
  const [{ errors, attempt }, setFaults] = useState(none);
  const hasErrors = Object.keys(errors).length > 0;

  const send = useCallback(async (form: HTMLFormElement) => {
    // Asked of what is so now, not of what was drawn last: five clicks come faster than that.
    if (!begin()) return;
    keepDraft(form);
    const checked = await checkForm(form, readValues(form));
    setFaults((last) => ({ errors: checked.errors ?? {}, attempt: last.attempt + 1 }));
    if (checked.errors) rest();
    else await deliver(checked.message);
  }, []);

  const edit = async (form: HTMLFormElement) => {
    keepDraft(form);
    if (!deliveryStore.get().isSending) rest();
    if (!hasErrors) return;
    // What is mended goes at once. What is new waits until the next try: nobody likes to be hurried.
    const checked = await checkForm(form, readValues(form));
    setFaults((last) => ({ ...last, errors: stillWrong(last.errors, checked.errors) }));
  };

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    // From here on this form is ours: the first script of the page leaves it alone (see boot.ts).
    form.dataset['live'] = '';
    restoreDraft(form);
    keepDraft(form);
    if (form.contains(document.activeElement)) loadRules();
    else form.addEventListener('focusin', loadRules, { once: true });
    if (form.dataset['held']) {
      delete form.dataset['held'];
      void send(form);
    }
    return () => {
      // What was said about the last message has been said; one on its way goes on.
      if (!deliveryStore.get().isSending) rest();
    };
  }, [send]);

  useEffect(() => {
    if (delivery.outcome === 'success') formRef.current?.reset();
  }, [delivery]);

  return {
    formRef,
    delivery,
    errors,
    hasErrors,
    attempt,
    onSend: (form: HTMLFormElement) => void send(form),
    onEdit: (form: HTMLFormElement) => void edit(form),
  };
};

export type ContactFormState = ReturnType<typeof useContactForm>;
