import type { Ref } from 'react';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { contactFieldId, contactFields } from './contact.ts';
import * as styles from './ContactForm.css.ts';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { Honeypot, type HoneypotProps } from './Honeypot.tsx';
import { Sending, type SendingProps } from './Sending.tsx';

export interface ContactFormProps extends Omit<ContactFieldsProps, 'isSending'>, SendingProps {
  /** The heading above the form. */
  title: string;
  /** The text before the first field. */
  lead: string;
  /** The heading of the error summary. */
  errorTitle: string;
  /** Number of attempts to send. A new one moves the focus to the error summary. */
  attempt?: number;
  /** The address that the browser posts to without JavaScript. */
  action: string;
  /** The field that only programs fill in. */
  honeypot: HoneypotProps;
  /** Whether the app has started. Until then the browser validates the form and posts it. */
  isLive?: boolean;
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
  action,
  honeypot,
  isLive = false,
  formRef,
  onSend,
  onEdit,
  labels,
  hints,
  minLengths,
  maxLengths,
  subjects,
  consent,
  defaults,
  corrected,
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
        <Text variant="muted">{lead}</Text>
      </Stack>
      <form
        ref={formRef}
        noValidate={isLive}
        // With `post` the browser never puts what was typed into an address.
        method="post"
        action={action}
        data-live={isLive ? '' : undefined}
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
          {...{ labels, hints, minLengths, maxLengths, subjects }}
          {...{ consent, defaults, errors, corrected }}
          isSending={sending.isSending}
        />
        <Honeypot {...honeypot} />
        <Sending {...sending} isLive={isLive} />
      </form>
    </Stack>
  );
};
