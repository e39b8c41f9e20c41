import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { contactFieldId, type ContactErrors, type ContactField } from './contact.ts';

export interface ContactFieldsProps {
  /** What is asked for, by field. */
  labels: Record<Exclude<ContactField, 'privacy'>, string>;
  /** The fewest characters that a name and a message have. */
  least: { name: number; message: number };
  /** What a message may be about; the first is chosen at first. */
  subjects: readonly string[];
  /** What is agreed to, as a sentence with its links. */
  consent: ReactNode;
  /** What stands in the fields at first: nothing, but in stories. */
  defaults?: Partial<Record<Exclude<ContactField, 'privacy'>, string>> | undefined;
  /** What is wrong, by field. */
  errors?: ContactErrors | undefined;
  /** The message is on its way: what it says must stay. */
  isSending?: boolean | undefined;
}

/** The fields of a message. */
export const ContactFields = ({
  labels,
  least,
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
        minLength={least.name}
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
        minLength={least.message}
        defaultValue={defaults.message}
        isReadOnly={isSending}
      />
      <CheckboxField {...field('privacy')}>{consent}</CheckboxField>
    </>
  );
};
