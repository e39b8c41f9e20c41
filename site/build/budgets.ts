import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const zip = promisify(gzip);

/** What a visitor's first visit may weigh, in bytes. */
export const budgets = {
  /** A document with its styles, Brotli. */
  document: 20_000,
  /** The one script that a document asks for, with what it needs at once, gzip. */
  boot: 2_000,
  /** All script before the page can be used, gzip. */
  script: 110_000,
  /** Both fonts. */
  fonts: 60_000,
  /** The first picture of a page, as a phone fetches it: 360 px wide, two device pixels for each. */
  picture: 60_000,
} as const;

export interface Weight {
  /** What was weighed. */
  name: string;
  /** In bytes. */
  bytes: number;
  /** In bytes. */
  budget: number;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Size of a text as gzip sends it, in bytes. */
export const gzipSize = async (content: Buffer) => (await zip(content, { level: 9 })).length;

/**
 * Prints what was weighed.
 * @throws {Error} naming everything that is too heavy
 */
export const checkBudgets = (weights: Weight[], print: (line: string) => void) => {
  for (const { name, bytes, budget } of weights) {
    print(`  ${name}: ${kilobytes(bytes)} of ${kilobytes(budget)}`);
  }
  const over = weights.filter(({ bytes, budget }) => bytes > budget);
  if (over.length === 0) return;
  const names = over.map(({ name, bytes, budget }) => `${name} by ${kilobytes(bytes - budget)}`);
  throw new Error(`The build is over its budget: ${names.join(', ')}; make it lighter.`);
};
