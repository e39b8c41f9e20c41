/** Validates the contact message. Loaded when a visitor focuses the form. */
import type { ContactErrors } from '#ui';
import * as v from 'valibot';
import { honeypotField, maxLengths } from '../content/contactLimits.ts';
import { contactErrors, lengthErrors, minLengths } from '../content/contactRules.ts';
import type { ContactValues } from './values.ts';

const text = (minLength: number, error: string) =>
  v.pipe(v.string(error), v.trim(), v.minLength(minLength, error));

const messageSchema = v.object({
  name: v.pipe(
    text(minLengths.name, contactErrors.name),
    v.maxLength(maxLengths.name, lengthErrors.name),
  ),
  email: v.pipe(
    v.string(contactErrors.email),
    v.trim(),
    // The pattern of HTML: `v.email` rejects the apostrophe in o'neil@example.com.
    v.rfcEmail(contactErrors.email),
    // HTML accepts an address without a dot, such as a@b; none of those can be reached.
    v.regex(/@[^@]+\.[^.@]+$/, contactErrors.email),
    v.maxLength(maxLengths.email, lengthErrors.email),
  ),
  subject: text(1, contactErrors.subject),
  message: v.pipe(
    text(minLengths.message, contactErrors.message),
    v.maxLength(maxLengths.message, lengthErrors.message),
  ),
  privacy: v.literal(true, contactErrors.privacy),
  [honeypotField]: v.exactOptional(v.string()),
});

const fields = ['name', 'email', 'subject', 'message', 'privacy'] as const;

export type Validated =
  | { message: ContactValues; errors?: never }
  | { errors: ContactErrors; message?: never };

/** Returns the message with trimmed texts, or the first error of each invalid field. */
export const validate = (values: ContactValues): Validated => {
  const result = v.safeParse(messageSchema, values);
  if (result.success) return { message: result.output };
  const { nested = {} } = v.flatten<typeof messageSchema>(result.issues);
  const errors: ContactErrors = {};
  for (const field of fields) {
    const error = nested[field]?.[0];
    if (error) errors[field] = error;
  }
  return { errors };
};
