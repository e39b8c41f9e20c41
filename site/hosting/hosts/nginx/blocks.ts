import type { Headers } from '../../headers.ts';
import { quote } from './maps.ts';

/** Returns header directives. A value of '$name' is a variable. */
export const headerLines = (headers: Headers): string[] =>
  // An empty value removes the header. Our server sends none with pages.
  Object.entries({ ...headers, 'Last-Modified': '' }).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );

/** Returns a block with its lines indented. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** Makes every answer of a location plain text. */
export const textType = ['types {}', 'default_type "text/plain; charset=utf-8";'];
/** Makes every answer of a location JSON. */
export const jsonType = ['types {}', 'default_type "application/json; charset=utf-8";'];
