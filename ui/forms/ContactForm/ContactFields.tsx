import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { contactFieldId, type ContactErrors, type ContactField } from './contact.ts';

export interface ContactFieldsProps {
  /** The label of each field. */
  labels: Record<Exclude<ContactField, 'privacy'>, string>;
  /** Minimum number of characters of name and message. */
  minLengths: { name: number; message: number };
  /** The options of the subject. The first one is preselected. */
  subjects: readonly string[];
  /** The label of the privacy checkbox, with its links. */
  consent: ReactNode;
  /** Initial values. Empty on the site, used by stories. */
  defaults?: Partial<Record<Exclude<ContactField, 'privacy'>, string>> | undefined;
  /** The error of each invalid field. */
  errors?: ContactErrors | undefined;
  /** Makes the text fields read-only while the message is being sent. */
  isSending?: boolean | undefined;
}

/** Renders the fields of the contact form. */
export const ContactFields = ({
  labels,
  minLengths,
  subjects,
  consent,
  defaults = {},
  errors = {},
  isSending = false,
}: ContactFieldsProps) => {
  const field = <Field extends ContactField>(name: Field) => ({
    id: contactFieldId(name),
    name,
    error: errors[name],
  });
  return (
    <>
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="name"
        minLength={minLengths.name}
        defaultValue={defaults.name}
        isReadOnly={isSending}
      />
      <TextField
        {...field('email')}
        type="email"
        label={labels.email}
        autoComplete="email"
        defaultValue={defaults.email}
        isReadOnly={isSending}
      />
      <SelectField
        {...field('subject')}
        label={labels.subject}
        options={subjects}
        defaultValue={defaults.subject}
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        minLength={minLengths.message}
        defaultValue={defaults.message}
        isReadOnly={isSending}
      />
      <CheckboxField {...field('privacy')}>{consent}</CheckboxField>
    </>
  );
};
