import { contactFieldId } from '#ui';
import { useState } from 'react';
import { contactResults } from '../content/contactForm.ts';
import { messageText } from './email.ts';
import type { ContactValues } from './values.ts';

/**
 * Returns the label and the handler of a button that copies the message. Selects the message field
 * when the browser denies access to the clipboard. Undefined without a message.
 */
export const useCopy = (message: ContactValues | undefined) => {
  const [done, setDone] = useState<{ message: ContactValues; label: string }>();
  if (!message) return undefined;

  const onCopy = () => {
    navigator.clipboard.writeText(messageText(message)).then(
      () => setDone({ message, label: contactResults.copied }),
      () => {
        const field = document.getElementById(contactFieldId('message'));
        if (!(field instanceof HTMLTextAreaElement)) return;
        field.focus();
        field.select();
        setDone({ message, label: contactResults.select });
      },
    );
  };
  return { label: done?.message === message ? done.label : contactResults.copy, onCopy };
};
