/** Reads the value of an attribute: what may stand there, or undefined for nothing. */
export type Rule = (value: string) => string | undefined;

/** Stands for the site, whose address is not known here: a path that leaves it gets another. */
const site = 'https://site.invalid';

/** No address of an honest author has these: they hide a scheme, or swallow the rest of a page. */
// oxlint-disable-next-line eslint/no-control-regex
const odd = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\<>"`]/;

const parse = (value: string) => {
  try {
    return new URL(value, site);
  } catch {
    return null;
  }
};

/**
 * An address of one of the schemes, or a path of the site that begins with a slash. `//host` means
 * `https://host`. Other relative paths, fragments (no element keeps an id) and user names go.
 */
const address =
  (schemes: readonly string[]): Rule =>
  (value) => {
    const full = value.startsWith('//') ? `https:${value}` : value;
    const url = odd.test(full) ? null : parse(full);
    if (!url || url.username || url.password) return undefined;
    if (url.origin === site) return /^\/(?!\/)/.test(value) ? value : undefined;
    // Slashes are not left to the parser to add.
    const whole = !url.host || /^https?:\/\//i.test(full);
    return whole && schemes.includes(url.protocol) ? full : undefined;
  };

const integer =
  (least: number, most: number): Rule =>
  (value) => {
    const number = /^-?\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? String(number) : undefined;
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

/** A link's address. */
export const link = address(['https:', 'http:', 'mailto:', 'tel:']);

const secure = address(['https:']);

/** A picture's address: the content policy blocks http, and most hosts answer https as well. */
export const picture: Rule = (value) => secure(value.replace(/^http:\/\//i, 'https://'));

const citation: Rule = (value) => (isExternal(value) ? secure(value) : undefined);

const size = integer(1, 10_000);

/** The rule of every attribute that an article may have. */
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
