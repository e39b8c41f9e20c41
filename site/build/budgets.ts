import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CliError } from '../hosting/cliError.ts';

const zip = promisify(gzip);

/** The most that a first visit may load, in bytes: what was reached, and 5 %. */
export const budgets = {
  /** A document with its inline styles, Brotli. */
  document: 15_700,
  /** All scripts that run before the page is interactive, gzip. */
  script: 110_000,
  /** Both fonts. */
  fonts: 31_000,
  /** The first picture of a page, as Lighthouse's phone loads it: 412 CSS px wide at a pixel ratio of 1.75. */
  picture: 19_500,
} as const;

export interface BundleSize {
  /** What was measured, such as `script /blog`. */
  name: string;
  /** In bytes. */
  bytes: number;
  /** In bytes. */
  budget: number;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the gzipped size of a text, in bytes. */
export const gzipSize = async (content: Buffer) => (await zip(content, { level: 9 })).length;

/**
 * Prints each size with its budget.
 *
 * @throws {CliError} that names every size over its budget
 */
export const checkBudgets = (bundleSizes: BundleSize[], print: (line: string) => void) => {
  for (const { name, bytes, budget } of bundleSizes) {
    print(`  ${name}: ${kilobytes(bytes)} of ${kilobytes(budget)}`);
  }
  const over = bundleSizes.filter(({ bytes, budget }) => bytes > budget);
  if (over.length === 0) return;
  const names = over.map(({ name, bytes, budget }) => `${name} by ${kilobytes(bytes - budget)}`);
  throw new CliError(`The build is over its budget: ${names.join(', ')}. Make these smaller.`);
};
