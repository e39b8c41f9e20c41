/** One way to attack a page through the HTML of a post. `pwned()` is what it tries to call. */
export interface Payload {
  name: string;
  family: string;
  html: string;
  /** Honest words in it, which must still be there. */
  keeps?: string;
}

/** Payloads of one family, as `[name, html, keeps]`. */
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
