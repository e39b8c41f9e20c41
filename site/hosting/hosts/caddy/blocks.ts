import type { Headers } from '../../headers.ts';

/** Returns a text as an argument of a directive. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Returns a block with its lines indented. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** Returns header directives. An empty value removes the header. */
export const headerBlock = (headers: Headers): string[] =>
  block('header', [
    ...Object.entries(headers).map(([name, value]) =>
      value === '' ? `-${name}` : `${name} ${quote(value)}`,
    ),
    '-Last-Modified',
    'defer',
  ]);
