/** What a message must be. Fetched when somebody comes into the form: no page needs it to be read. */
import { contactFields, type ContactErrors } from '#ui';
import * as v from 'valibot';
import { contactFaults, least } from '../content/contactForm.ts';
import type { ContactValues } from './values.ts';

const text = (fewest: number, fault: string) =>
  v.pipe(v.string(fault), v.trim(), v.minLength(fewest, fault));

export const messageSchema = v.object({
  name: text(least.name, contactFaults.name),
  email: v.pipe(
    v.string(contactFaults.email),
    v.trim(),
    // HTML's own form of it: `v.email` refuses O'Neil and his apostrophe.
    v.rfcEmail(contactFaults.email),
    // An address without a dot is right by that form, and never right here.
    v.regex(/@[^@]+\.[^.@]+$/, contactFaults.email),
  ),
  subject: text(1, contactFaults.subject),
  message: text(least.message, contactFaults.message),
  privacy: v.literal(true, contactFaults.privacy),
});

export type Check = { message: ContactValues; errors?: never } | { errors: ContactErrors };

/** The message as it is sent, or what is wrong with it. */
export const check = (values: ContactValues): Check => {
  const result = v.safeParse(messageSchema, values);
  if (result.success) return { message: result.output };
  const { nested = {} } = v.flatten<typeof messageSchema>(result.issues);
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const fault = nested[field]?.[0];
    if (fault) errors[field] = fault;
  }
  return { errors };
};
