import type { Ref } from 'react';
import { Stack } from '../../layout/Stack/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { contactFieldId, contactFields, type ContactErrors } from './contact.ts';
import * as styles from './ContactForm.css.ts';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { Sending, type SendingProps } from './Sending.tsx';

export interface ContactFormProps
  extends Omit<ContactFieldsProps, 'errors' | 'isSending'>, SendingProps {
  /** The heading above the form. */
  title: string;
  /** The text before the first field. */
  lead: string;
  /** The heading of the error summary. */
  errorTitle: string;
  /** The error of each invalid field. */
  errors?: ContactErrors | undefined;
  /** Number of attempts to send. A new one moves the focus to the error summary. */
  attempt?: number;
  /** Replaces the form without JavaScript. */
  withoutScript: string;
  /** The address that the browser posts to when the app has not started. */
  action: string;
  /** Receives the form element. */
  formRef?: Ref<HTMLFormElement>;
  /** Called on submit. Validation and sending are up to the caller. */
  onSend?: (form: HTMLFormElement) => void;
  /** Called when a field changes. */
  onEdit?: (form: HTMLFormElement) => void;
}

/** Renders the contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. */
export const ContactForm = ({
  title,
  lead,
  errorTitle,
  errors = {},
  attempt = 0,
  withoutScript,
  action,
  formRef,
  onSend,
  onEdit,
  labels,
  minLengths,
  subjects,
  consent,
  defaults,
  ...sending
}: ContactFormProps) => {
  const invalid = contactFields.flatMap((field) => {
    const text = errors[field];
    return text ? [{ id: contactFieldId(field), text }] : [];
  });
  return (
    <Stack gap="lg">
      <Stack gap="2xs">
        <Heading level={2} size="md">
          {title}
        </Heading>
        <div className={styles.scripted}>
          <Text variant="muted">{lead}</Text>
        </div>
      </Stack>
      <div className={styles.unscripted}>
        <Text>{withoutScript}</Text>
        <ButtonLink href={sending.mail.href}>{sending.mail.label}</ButtonLink>
      </div>
      <form
        ref={formRef}
        noValidate
        // With `post` the browser never puts what was typed into an address.
        method="post"
        action={action}
        data-sending={sending.isSending || undefined}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSend?.(event.currentTarget);
        }}
        onInput={(event) => onEdit?.(event.currentTarget)}
      >
        {invalid.length > 0 && <ErrorSummary key={attempt} title={errorTitle} errors={invalid} />}
        <ContactFields
          {...{ labels, minLengths, subjects, consent, defaults, errors }}
          isSending={sending.isSending}
        />
        <Sending {...sending} />
      </form>
    </Stack>
  );
};
