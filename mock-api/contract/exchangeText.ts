/** Writes requests and answers for people. What an API sends cannot control their terminal. */
import type { Exchange } from './exchange.ts';

/** The most characters of a text, and of a value within JSON. */
const textLimit = 200;
const valueLimit = 80;

/** The most lines of a JSON body. */
const lineLimit = 16;

const cut = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit)}… (${text.length} characters)` : text;

/** Characters that end a line, move the cursor or reverse the direction, and halves of characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Returns a text in one line, with unprintable characters as in JSON. */
const printable = (text: string): string =>
  text.replaceAll(unprintable, (character) => {
    const inJson = JSON.stringify(character).slice(1, -1);
    if (inJson !== character) return inJson;
    return character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  });

const excerpt = (text: string) => printable(cut(text, textLimit));

const indented = (json: unknown): string[] => {
  const shorten = (_key: string, value: unknown) =>
    typeof value === 'string' ? cut(value, valueLimit) : value;
  const lines = JSON.stringify(json, shorten, 2).split('\n').map(printable);
  const more = lines.length - lineLimit;
  return more > 0 ? [...lines.slice(0, lineLimit), `… and ${more} more lines`] : lines;
};

const bodyLines = (text: string): string[] => {
  if (text === '') return [];
  try {
    return indented(JSON.parse(text));
  } catch {
    return [excerpt(text)];
  }
};

/** Returns the request as lines: `POST /api/contact  Content-Type: text/plain`, and the body. */
export const requestLines = ({ sent }: Exchange): string[] => {
  const { method = 'GET', path, headers = {}, body = '' } = sent;
  const fields = Object.entries(headers).map(([name, value]) => printable(`${name}: ${value}`));
  return [[method, excerpt(path), ...fields].join('  '), ...bodyLines(body)];
};

const shownHeaders = ['content-type', 'cache-control', 'etag', 'allow', 'retry-after', 'location'];

/** Returns the answer as lines: `200  content-type: text/html`, and the body. */
export const answerLines = ({ status, headers, text }: Exchange): string[] => {
  if (status === 0) return [printable(`none: ${text}`)];
  const fields = shownHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [excerpt(`${name}: ${String(headers[name])}`)],
  );
  return [[status, ...fields].join('  '), ...bodyLines(text)];
};
