import type { Handler } from './handler.ts';

/** What a visitor sends. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  privacy: boolean;
}

/** What the mock API keeps of it, for as long as it runs. */
export interface StoredMessage extends ContactMessage {
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

const texts = ['name', 'email', 'subject', 'message'] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it has all that a message needs, each of its type. */
export function isContactMessage(body: unknown): body is ContactMessage {
  return (
    isRecord(body) &&
    texts.every((field) => typeof body[field] === 'string') &&
    typeof body['privacy'] === 'boolean'
  );
}

/** Takes a message: 201, or 415 when it is no JSON and 400 when a field is missing or mistyped. */
export function takeMessage(messages: StoredMessage[]): Handler {
  return (req, res) => {
    if (!req.is('json')) {
      res.status(415).json({ error: 'Send the message as application/json' });
      return;
    }
    const body: unknown = req.body;
    if (!isContactMessage(body)) {
      res.status(400).json({ error: 'Send name, email, subject, message and privacy' });
      return;
    }
    const { name, email, subject, message, privacy } = body;
    const id = messages.length + 1;
    const receivedAt = new Date().toISOString();
    messages.push({ id, receivedAt, name, email, subject, message, privacy });
    res.status(201).json({ id, receivedAt });
  };
}
