import { contactFieldId } from '#ui';
import { useState } from 'react';
import { contactResults } from '../content/contactForm.ts';
import { messageText } from './mail.ts';
import type { ContactValues } from './values.ts';

/** Puts a message into the clipboard; where that is not allowed, selects what was written. */
export const useCopy = (message: ContactValues | undefined) => {
  const [done, setDone] = useState<{ of: ContactValues; label: string }>();
  if (!message) return undefined;

  const onCopy = () => {
    navigator.clipboard.writeText(messageText(message)).then(
      () => setDone({ of: message, label: contactResults.copied }),
      () => {
        const field = document.getElementById(contactFieldId('message'));
        if (!(field instanceof HTMLTextAreaElement)) return;
        field.focus();
        field.select();
        setDone({ of: message, label: contactResults.select });
      },
    );
  };
  return { label: done?.of === message ? done.label : contactResults.copy, onCopy };
};
