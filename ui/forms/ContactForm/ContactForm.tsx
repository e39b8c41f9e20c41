import type { Ref } from 'react';
import { Stack } from '../../layout/index.ts';
import { ButtonLink, Heading, Text } from '../../primitives/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { contactFieldId, contactFields, type ContactErrors } from './contact.ts';
import * as styles from './ContactForm.css.ts';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { Sending, type SendingProps } from './Sending.tsx';

export interface ContactFormProps
  extends Omit<ContactFieldsProps, 'errors' | 'isSending'>, SendingProps {
  /** The heading above it. */
  title: string;
  /** What to know before the first field. */
  lead: string;
  /** What the summary of errors is headed with. */
  errorTitle: string;
  /** What is wrong, by field; what is right is not in it. */
  errors?: ContactErrors | undefined;
  /** Counts the tries: with each one that failed the focus goes to the summary. */
  attempt?: number;
  /** Stands in the form's place where no script can run. */
  withoutScript: string;
  /** Where a browser would post it to by itself. Never an address that shows what was typed. */
  action: string;
  /** The form itself, to be read and reset. */
  formRef?: Ref<HTMLFormElement>;
  /** The form is to be checked and sent. */
  onSend?: (form: HTMLFormElement) => void;
  /** Something in it was changed. */
  onEdit?: (form: HTMLFormElement) => void;
}

/** The form by which a visitor writes to us. It keeps its own text; what it is told are results. */
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
  least,
  subjects,
  consent,
  defaults,
  ...sending
}: ContactFormProps) => {
  const wrong = contactFields.flatMap((field) => {
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
        // Not even a browser that is on its own puts what was typed into an address.
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
        {wrong.length > 0 && <ErrorSummary key={attempt} title={errorTitle} errors={wrong} />}
        <ContactFields
          {...{ labels, least, subjects, consent, defaults, errors }}
          isSending={sending.isSending}
        />
        <Sending {...sending} />
      </form>
    </Stack>
  );
};
