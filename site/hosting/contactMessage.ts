import * as v from 'valibot';
import { honeypotField, maxLengths } from '../content/contactLimits.ts';
import type { Headers } from './headers.ts';

/** The longest body of a message, in bytes: the longest fields, each character of several bytes. */
export const maxBodyBytes = 32_000;

/** The action for a message. */
export type Admission =
  | { readonly kind: 'accepted'; readonly message: ContactMessage }
  /** The honeypot is filled in. Answer as if the message was accepted, and do nothing with it. */
  | { readonly kind: 'trapped' }
  /** `error` is the reason, in the words of the API contract. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: string;
      readonly headers: Headers;
    };

/** Returns the refusal of a message. */
export const refused = (status: number, error: string, headers: Headers = {}): Admission => ({
  kind: 'refused',
  status,
  error,
  headers,
});

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** A line break here could add a header to the email that the API may send. */
const line = (maxLength: number) => v.pipe(text(maxLength), v.regex(/^[^\r\n\0]*$/));

const messageSchema = v.object({
  name: line(maxLengths.name),
  email: line(maxLengths.email),
  subject: line(maxLengths.subject),
  message: text(maxLengths.message),
  privacy: v.boolean(),
});

/** The body of the contact call, without unknown fields. */
export type ContactMessage = v.InferOutput<typeof messageSchema>;

/** Decides by the fields of a message. */
export const admit = (fields: unknown): Admission => {
  if (typeof fields === 'object' && fields !== null && Reflect.get(fields, honeypotField)) {
    return { kind: 'trapped' };
  }
  const parsed = v.safeParse(messageSchema, fields, { abortEarly: true });
  if (parsed.success) return { kind: 'accepted', message: parsed.output };
  const [{ type, path, requirement }] = parsed.issues;
  const field = String(path?.[0]?.key);
  if (type === 'max_length') {
    return refused(422, `${field} has more than ${String(requirement)} characters.`);
  }
  if (type === 'regex') return refused(422, `${field} must be one line.`);
  return refused(400, 'Send name, email, subject, message and privacy.');
};
