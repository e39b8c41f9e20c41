import type { ContactMessage } from './contact.ts';

/** Most keys that are remembered. The oldest is forgotten first. */
const keyLimit = 1_000;

/** What a message is: new, the repeat of one that was accepted, or another one under the same key. */
export type Repeat = 'new' | 'repeat' | 'conflict';

/**
 * Returns a function that compares a message with the accepted one of the same `Idempotency-Key`,
 * and remembers a new one. A message without a key is always new.
 */
export const createRepeats = () => {
  const accepted = new Map<string, string>();
  return (key: string | undefined, message: ContactMessage): Repeat => {
    if (!key) return 'new';
    const text = JSON.stringify(message);
    const known = accepted.get(key);
    if (known !== undefined) return known === text ? 'repeat' : 'conflict';
    accepted.set(key, text);
    const [oldest] = accepted.keys();
    if (accepted.size > keyLimit && oldest !== undefined) accepted.delete(oldest);
    return 'new';
  };
};
