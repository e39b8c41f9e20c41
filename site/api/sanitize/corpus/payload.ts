/** An attack in the HTML of a post. It tries to call `pwned()`. */
export interface Payload {
  name: string;
  family: string;
  html: string;
  /** Text of the author that the sanitized HTML must keep. */
  keeps?: string;
}

/** Creates the payloads of one family from rows of `[name, html, keeps]`. */
export const family = (
  name: string,
  payloads: readonly (readonly [name: string, html: string, keeps?: string])[],
): Payload[] =>
  payloads.map(([each, html, keeps]) => ({
    name: each,
    family: name,
    html,
    ...(keeps !== undefined && { keeps }),
  }));
