/**
 * Names a message for the API, which delivers all requests with one key once. A visitor who does not
 * know whether a message arrived can therefore send it again.
 */
import { createTabValue } from './tabValue.ts';

const kept = createTabValue('contact-key');

/** Returns 128 random bits. `crypto.randomUUID` is missing on a page without HTTPS. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Returns the key of a request body: the same one for the same body, until `forgetKey`. */
export const keyOf = (body: string): string => {
  const [key, keptBody] = kept.get()?.split(/ (.*)/s) ?? [];
  if (key && keptBody === body) return key;
  const created = createKey();
  kept.set(`${created} ${body}`);
  return created;
};

/** Gives the next message a new key, even when it has the same words. */
export const forgetKey = () => kept.remove();
