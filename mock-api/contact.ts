/** The body of the contact call. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  privacy: boolean;
}

const textFields = ['name', 'email', 'subject', 'message'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the message in a parsed body, without unknown fields; undefined when a field is missing
 * or has the wrong type.
 */
export const readContactMessage = (body: unknown): ContactMessage | undefined => {
  if (!isRecord(body)) return undefined;
  const [name, email, subject, message] = textFields.map((field) => body[field]);
  const privacy = body['privacy'];
  return typeof name === 'string' &&
    typeof email === 'string' &&
    typeof subject === 'string' &&
    typeof message === 'string' &&
    typeof privacy === 'boolean'
    ? { name, email, subject, message, privacy }
    : undefined;
};
