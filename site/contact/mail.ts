/** A message as a mail that only needs to be sent. */
import { config } from '../config/index.ts';
import type { ContactValues } from './values.ts';

/** Longer addresses are cut or refused on the way to some mail programs. */
const limit = 1900;
const more = encodeURIComponent('…');

/** The same with whole characters only: half of one cannot be encoded. */
const whole = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
/** Lines end in mail as they do in HTTP. */
const lines = (text: string) => whole(text).replaceAll(/\r\n?|\n/g, '\r\n');

/** As much of a text as there is room for, encoded. */
const encodeUpTo = (text: string, room: number) => {
  const all = encodeURIComponent(text);
  if (all.length <= room) return all;
  let encoded = '';
  for (const character of text) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length + more.length > room) break;
    encoded += next;
  }
  return encoded + more;
};

export const mailHref = ({ name, email, subject, message }: ContactValues) => {
  const start = `mailto:${config.contact.email}?subject=${encodeUpTo(whole(subject), 200)}&body=`;
  const body = lines(`${message}\n\n${name}\n${email}`);
  return start + encodeUpTo(body, limit - start.length);
};

/** All of it, to be pasted somewhere else. */
export const messageText = ({ name, email, subject, message }: ContactValues) =>
  `${subject}\n\n${message}\n\n${name}\n${email}`;
