import * as v from 'valibot';

const line = /^[^\r\n\0]*$/;

/** Counts characters as JSON Schema does: an emoji is one. */
const text = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const { length } = Array.from(value);
      return length >= min && length <= max;
    }, `from ${min} to ${max} characters`),
  );

const messageSchema = v.object({
  name: v.pipe(text(2, 100), v.regex(line, 'one line')),
  email: v.pipe(text(3, 254), v.rfcEmail('an email address'), v.regex(/@.+\./, 'an email address')),
  subject: v.picklist(
    ['Product Information', 'Wholesale Inquiry', 'Customer Support', 'Other'],
    'one of the four subjects',
  ),
  message: text(10, 5000),
  privacy: v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, 'true'),
  ),
});

/** The body of the contact call. */
export type ContactMessage = v.InferOutput<typeof messageSchema>;

/** The message in a body, or why the contract refuses it. */
export type ReadMessage =
  | { message: ContactMessage; refusal?: never }
  | { message?: never; refusal: { status: 400 | 422; error: string } };

/** Returns the message in a parsed body, without unknown fields, or the first broken rule. */
export const readContactMessage = (body: unknown): ReadMessage => {
  const result = v.safeParse(messageSchema, body, { abortEarly: true });
  if (result.success) return { message: result.output };
  const [issue] = result.issues;
  const { kind, message, input } = issue;
  const field = v.getDotPath(issue);
  // A wrong type is an issue of the schema, a broken rule one of a validation.
  const isRule = kind === 'validation' || (field === 'subject' && typeof input === 'string');
  return isRule
    ? { refusal: { status: 422, error: `${field ?? 'The message'}: expected ${message}` } }
    : { refusal: { status: 400, error: 'Send name, email, subject, message and privacy' } };
};
