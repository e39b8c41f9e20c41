import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { contactFieldId, type ContactErrors, type ContactField } from './contact.ts';

type LimitedField = 'name' | 'email' | 'message';

export interface ContactFieldsProps {
  /** The label of each field. */
  labels: Record<Exclude<ContactField, 'privacy'>, string>;
  /** What a field expects, above it. That of the name is for screen readers only. */
  hints: Record<LimitedField, string>;
  /** Minimum number of characters of name and message. */
  minLengths: { name: number; message: number };
  /** Maximum number of characters of the text fields. */
  maxLengths: Record<LimitedField, number>;
  /** The options of the subject. The first one is preselected. */
  subjects: readonly string[];
  /** The label of the privacy checkbox, with its links. */
  consent: ReactNode;
  /** Initial values. Empty on the site, used by stories. */
  defaults?: Partial<Record<Exclude<ContactField, 'privacy'>, string>> | undefined;
  /** The error of each field that was invalid at the last attempt to send. */
  errors?: ContactErrors | undefined;
  /** The fields whose error has been corrected since. */
  corrected?: readonly ContactField[] | undefined;
  /** Makes the text fields read-only while the message is being sent. */
  isSending?: boolean | undefined;
}

/** Renders the fields of the contact form. */
export const ContactFields = ({
  labels,
  hints,
  minLengths,
  maxLengths,
  subjects,
  consent,
  defaults = {},
  errors = {},
  corrected = [],
  isSending = false,
}: ContactFieldsProps) => {
  const field = <Field extends ContactField>(name: Field) => ({
    id: contactFieldId(name),
    name,
    error: errors[name],
    isCorrected: corrected.includes(name),
  });
  const textField = <Field extends LimitedField>(name: Field) => ({
    ...field(name),
    label: labels[name],
    hint: hints[name],
    isHintVisible: name !== 'name',
    maxLength: maxLengths[name],
    defaultValue: defaults[name],
    isReadOnly: isSending,
  });
  return (
    <>
      <TextField {...textField('name')} autoComplete="name" minLength={minLengths.name} />
      <TextField {...textField('email')} type="email" autoComplete="email" />
      <SelectField
        {...field('subject')}
        label={labels.subject}
        options={subjects}
        defaultValue={defaults.subject}
      />
      <TextArea {...textField('message')} minLength={minLengths.message} />
      <CheckboxField {...field('privacy')}>{consent}</CheckboxField>
    </>
  );
};
