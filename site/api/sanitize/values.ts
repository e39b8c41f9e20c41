/** Returns the value that an attribute may have, or undefined when the attribute must go. */
export type Rule = (value: string) => string | undefined;

/** The base for relative URLs. A URL of another origin leaves the site. */
const siteOrigin = 'https://site.invalid';

/** Characters that hide a scheme or end an attribute. No valid address contains them. */
// oxlint-disable-next-line eslint/no-control-regex
const forbidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\<>"`]/;

const parse = (value: string) => {
  try {
    return new URL(value, siteOrigin);
  } catch {
    return null;
  }
};

/**
 * Accepts an address with one of the schemes, or a path that begins with a slash. `//host` becomes
 * `https://host`. Rejects other relative paths, fragments (no element keeps an id) and user names.
 */
const address =
  (schemes: readonly string[]): Rule =>
  (value) => {
    const full = value.startsWith('//') ? `https:${value}` : value;
    const url = forbidden.test(full) ? null : parse(full);
    if (!url || url.username || url.password) return undefined;
    if (url.origin === siteOrigin) return /^\/(?!\/)/.test(value) ? value : undefined;
    // The parser would accept `https:host`.
    const hasSlashes = !url.host || /^https?:\/\//i.test(full);
    return hasSlashes && schemes.includes(url.protocol) ? full : undefined;
  };

const integer =
  (min: number, max: number): Rule =>
  (value) => {
    const number = /^-?\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? String(number) : undefined;
  };

const oneOf =
  (...words: string[]): Rule =>
  (value) =>
    words.find((word) => word === value.toLowerCase());

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : undefined;

const text: Rule = (value) => value;

export const isExternal = (href: string) => /^https?:/i.test(href);

/** The address of a link. */
export const link = address(['https:', 'http:', 'mailto:', 'tel:']);

const secure = address(['https:']);

/** The address of a picture. `http:` becomes `https:`, because the content security policy blocks `http:`. */
export const picture: Rule = (value) => secure(value.replace(/^http:\/\//i, 'https://'));

const citation: Rule = (value) => (isExternal(value) ? secure(value) : undefined);

const size = integer(1, 10_000);

/** The rule of every allowed attribute. */
export const rules: ReadonlyMap<string, Rule> = new Map([
  ['href', link],
  ['src', picture],
  ['cite', citation],
  ['alt', text],
  ['title', text],
  ['width', size],
  ['height', size],
  ['colspan', integer(1, 100)],
  ['rowspan', integer(1, 1000)],
  ['start', integer(-1e6, 1e6)],
  ['value', integer(-1e6, 1e6)],
  ['reversed', () => ''],
  ['scope', oneOf('row', 'col', 'rowgroup', 'colgroup')],
  ['datetime', matching(/^[\d\-:+.TZPWDHMSY ]{1,40}$/i)],
  ['dir', oneOf('ltr', 'rtl', 'auto')],
  ['lang', matching(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i)],
]);
