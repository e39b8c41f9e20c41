import { config } from '../config/index.ts';
import type { ContactValues } from './values.ts';

/** Most characters of a mailto URL: some mail programs truncate or reject longer ones. */
const urlLimit = 1900;
/** Most characters of the encoded subject. */
const subjectLimit = 200;
const ellipsis = encodeURIComponent('…');

/** Replaces lone surrogates, which `encodeURIComponent` rejects. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
/** Ends lines with CRLF, as RFC 6068 requires. */
const withCrlf = (text: string) => wellFormed(text).replaceAll(/\r\n?|\n/g, '\r\n');

/** Encodes a text, truncated to a length with an ellipsis. */
const encodeUpTo = (text: string, length: number) => {
  const all = encodeURIComponent(text);
  if (all.length <= length) return all;
  let encoded = '';
  for (const character of text) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length + ellipsis.length > length) break;
    encoded += next;
  }
  return encoded + ellipsis;
};

/** Returns a mailto URL that opens the message in a mail program, truncated to 1,900 characters. */
export const emailHref = ({ name, email, subject, message }: ContactValues) => {
  const start = `mailto:${config.contact.email}?subject=${encodeUpTo(wellFormed(subject), subjectLimit)}&body=`;
  const body = withCrlf(`${message}\n\n${name}\n${email}`);
  return start + encodeUpTo(body, urlLimit - start.length);
};

/** Returns the whole message as text for the clipboard. */
export const messageText = ({ name, email, subject, message }: ContactValues) =>
  `${subject}\n\n${message}\n\n${name}\n${email}`;
