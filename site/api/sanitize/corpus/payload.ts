/** An attack in the HTML of a post. It tries to call `pwned()`. */
export interface Payload {
  name: string;
  family: string;
  html: string;
  /** Text of the author that the sanitized HTML must keep; empty when all of it must go. */
  keeps: string;
}

/**
 * Creates the payloads of one family from rows of `[name, html, keeps]`. Without `keeps`, the word
 * "kept" must stay where the attack has it.
 */
export const family = (
  name: string,
  payloads: readonly (readonly [name: string, html: string, keeps?: string])[],
): Payload[] =>
  payloads.map(([each, html, keeps = html.includes('kept') ? 'kept' : '']) => ({
    name: each,
    family: name,
    html,
    keeps,
  }));
