/** Validates the contact message. Loaded when a visitor focuses the form. */
import { contactFields, type ContactErrors } from '#ui';
import * as v from 'valibot';
import { contactErrors, minLengths } from '../content/contactForm.ts';
import type { ContactValues } from './values.ts';

const text = (minLength: number, error: string) =>
  v.pipe(v.string(error), v.trim(), v.minLength(minLength, error));

const messageSchema = v.object({
  name: text(minLengths.name, contactErrors.name),
  email: v.pipe(
    v.string(contactErrors.email),
    v.trim(),
    // The pattern of HTML: `v.email` rejects the apostrophe in o'neil@example.com.
    v.rfcEmail(contactErrors.email),
    // HTML accepts an address without a dot, such as a@b; none of those can be reached.
    v.regex(/@[^@]+\.[^.@]+$/, contactErrors.email),
  ),
  subject: text(1, contactErrors.subject),
  message: text(minLengths.message, contactErrors.message),
  privacy: v.literal(true, contactErrors.privacy),
});

export type Validated =
  | { message: ContactValues; errors?: never }
  | { errors: ContactErrors; message?: never };

/** Returns the message with trimmed texts, or the first error of each invalid field. */
export const validate = (values: ContactValues): Validated => {
  const result = v.safeParse(messageSchema, values);
  if (result.success) return { message: result.output };
  const { nested = {} } = v.flatten<typeof messageSchema>(result.issues);
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const error = nested[field]?.[0];
    if (error) errors[field] = error;
  }
  return { errors };
};
